import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema, pageQuerySchema } from '../primitives.ts';
import { finalPlacesSchema, trophyListSchema } from './places.ts';

export const placeCalls = {
  ofLeague: defineCall({
    method: 'get',
    path: '/leagues/{id}/places',
    tags: ['Standings'],
    summary: 'The final places of a league or cup that is over, the knock-out first',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(finalPlacesSchema, 'All places') }),
  }),
  trophies: defineCall({
    method: 'get',
    path: '/trophies',
    tags: ['Standings'],
    summary: 'The winners of leagues and cups that are over, the latest first',
    description:
      'A page covers `limit` leagues; one whose first place is shared has no entry, so that a page may be shorter.',
    request: { query: pageQuerySchema },
    responses: answers({ 200: jsonAnswer(trophyListSchema, 'A page of winners') }),
  }),
};

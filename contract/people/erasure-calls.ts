import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { erasePersonSchema, personExportSchema } from './erasure.ts';

function callsOf<Kind extends 'players' | 'officials'>(kind: Kind, tag: string, person: string) {
  const tags = [tag];
  const request = { params: idParamSchema };
  return {
    erase: defineCall({
      method: 'post',
      path: `/${kind}/{id}/erasure` as const,
      tags,
      summary: `Erase the personal data of ${person} without an account (admin)`,
      request: { ...request, body: jsonBody(erasePersonSchema) },
      responses: answers(NO_CONTENT),
    }),
    export: defineCall({
      method: 'get',
      path: `/${kind}/{id}/export` as const,
      tags,
      summary: `Everything that is kept of ${person}, as one JSON file (admin)`,
      request,
      responses: answers({ 200: jsonAnswer(personExportSchema, 'The file') }),
    }),
  };
}

/** Requests of people without an account to an administrator. */
export const playerErasureCalls = callsOf('players', 'Players', 'a player');
export const officialErasureCalls = callsOf('officials', 'Officials', 'an official');

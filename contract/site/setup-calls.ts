import { z } from 'zod';
import { linkUsedSchema } from '../accounts/account.ts';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { setUpSchema } from './setup.ts';

const tags = ['Site'];
const stateSchema = z.object({ isOpen: z.boolean() }).meta({ id: 'SetUpState' });

export const setUpCalls = {
  state: defineCall({
    method: 'get',
    path: '/setup',
    tags,
    summary: 'Whether the site waits for its first administrator',
    responses: answers({ 200: jsonAnswer(stateSchema, 'Open while nobody has an account') }),
  }),
  setUp: defineCall({
    method: 'post',
    path: '/setup',
    tags,
    summary: 'Make the first administrator and name the site, with the code of the terminal',
    description: 'Only while nobody has an account; afterwards it is refused for ever.',
    request: { body: jsonBody(setUpSchema) },
    responses: answers({ 201: jsonAnswer(linkUsedSchema, 'The account to sign in now') }),
  }),
  startEmpty: defineCall({
    method: 'delete',
    path: '/demonstration',
    tags,
    summary: 'Remove the demonstration and start with an empty site (admin)',
    description:
      'Removes all leagues, teams, players, matches, officials, partners, venues and news, also those that were entered beside the demonstration. Accounts of people, settings and the trail stay. 409 where no demonstration was loaded.',
    responses: answers(NO_CONTENT),
  }),
};

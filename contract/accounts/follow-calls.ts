import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { listOf } from '../primitives.ts';
import { followWaysListSchema } from './follow-ways.ts';
import { bringFollowsSchema, followKeySchema, followSchema } from './follows.ts';

const tags = ['Accounts'];

const list = listOf(followSchema);

export const followCalls = {
  list: defineCall({
    method: 'get',
    path: '/me/follows',
    tags,
    summary: 'The teams, leagues and matches that one follows',
    responses: answers({ 200: jsonAnswer(list, 'All of them, the oldest first') }),
  }),
  ways: defineCall({
    method: 'get',
    path: '/me/follows/ways',
    tags,
    summary: 'The teams, leagues and matches that one follows, with the ways to hear of each',
    responses: answers({
      200: jsonAnswer(
        followWaysListSchema,
        'All of them; those of the telephone number alone come last',
      ),
    }),
  }),
  bring: defineCall({
    method: 'post',
    path: '/me/follows',
    tags,
    summary: 'Follow also what a device follows, and hear of all',
    request: { body: jsonBody(bringFollowsSchema) },
    responses: answers({ 200: jsonAnswer(list, 'All of them, the oldest first') }),
  }),
  follow: defineCall({
    method: 'put',
    path: '/me/follows/{kind}/{id}',
    tags,
    summary: 'Follow a team, a league or a match',
    request: { params: followKeySchema },
    responses: answers(NO_CONTENT),
  }),
  leave: defineCall({
    method: 'delete',
    path: '/me/follows/{kind}/{id}',
    tags,
    summary: 'Follow it no more, on no device and by no telephone number of the account',
    request: { params: followKeySchema },
    responses: answers(NO_CONTENT),
  }),
  leaveAll: defineCall({
    method: 'delete',
    path: '/me/follows',
    tags,
    summary: 'Follow nothing any more, and end all messages to the devices of the account',
    responses: answers(NO_CONTENT),
  }),
};

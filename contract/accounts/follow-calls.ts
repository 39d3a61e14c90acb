import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { listOf } from '../primitives.ts';
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
    summary: 'Follow it no more',
    request: { params: followKeySchema },
    responses: answers(NO_CONTENT),
  }),
};

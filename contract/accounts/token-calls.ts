import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { apiTokenListSchema, createdTokenSchema, newTokenSchema } from './token.ts';

const tags = ['Accounts'];

export const tokenCalls = {
  list: defineCall({
    method: 'get',
    path: '/account/tokens',
    tags,
    summary: 'The API tokens of the account that can be used',
    responses: answers({ 200: jsonAnswer(apiTokenListSchema, 'The tokens') }),
  }),
  create: defineCall({
    method: 'post',
    path: '/account/tokens',
    tags,
    summary: 'A new API token with a part of the rights of its owner',
    description:
      'A token reads what is public; with `matches` it scores these, with `leagues` it runs these, as far as ' +
      'its owner may. It has no account: it cannot make tokens or change its owner.',
    request: { body: jsonBody(newTokenSchema) },
    responses: answers({ 201: jsonAnswer(createdTokenSchema, 'The token, shown once') }),
  }),
  end: defineCall({
    method: 'delete',
    path: '/account/tokens/{id}',
    tags,
    summary: 'End an API token at once',
    request: { params: idParamSchema },
    responses: answers(NO_CONTENT),
  }),
};

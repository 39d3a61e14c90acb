import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import {
  handSignatureSchema,
  placesToSignSchema,
  signingLinkSchema,
  signingParamsSchema,
  signingViewSchema,
} from './signing.ts';

const tags = ['Scoring'];
const params = signingParamsSchema;
const path = '/matches/{id}/signing/{paper}/{role}';
const view = jsonAnswer(signingViewSchema, 'The paper as it is signed');

export const signingCalls = {
  mine: defineCall({
    method: 'get',
    path: '/me/signatures',
    tags,
    summary: 'Papers that wait for one’s own signature, where the match demands it (signed in)',
    responses: answers({
      200: jsonAnswer(
        placesToSignSchema,
        'Places of matches that are being played, or ended since yesterday',
      ),
    }),
  }),
  one: defineCall({
    method: 'get',
    path,
    tags,
    summary: 'The paper that is signed on a device of one’s own (by the account, or the link)',
    request: { params },
    responses: answers({ 200: view }),
  }),
  hand: defineCall({
    method: 'put',
    path,
    tags,
    summary: 'Sign on a device of one’s own; the table takes it (by the account, or the link)',
    request: { params, body: jsonBody(handSignatureSchema) },
    responses: answers({ 200: view }),
  }),
  share: defineCall({
    method: 'post',
    path: `${path}/links`,
    tags,
    summary: 'A link to one place for a signature; ends the one before (scorer of the match)',
    request: { params },
    responses: answers({
      201: jsonAnswer(signingLinkSchema, 'The link; its token is shown once'),
    }),
  }),
};

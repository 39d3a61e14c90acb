import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema, idSchema, listOf } from '../primitives.ts';
import { consentSchema, noteConsentSchema } from './consent.ts';

const tags = ['Players'];
const params = idParamSchema;
const oneParams = z.object({ id: idSchema, consent: idSchema });
const list = { 200: jsonAnswer(listOf(consentSchema), 'All consents, the latest first') };

export const consentCalls = {
  list: defineCall({
    method: 'get',
    path: '/players/{id}/consents',
    tags,
    summary: 'Consents to show parts of a player (admin, the coach, the player)',
    request: { params },
    responses: answers(list),
  }),
  note: defineCall({
    method: 'post',
    path: '/players/{id}/consents',
    tags,
    summary:
      'Note a consent with who gave it (admin; the coach of a player without an account; an adult for oneself)',
    request: { params, body: jsonBody(noteConsentSchema) },
    responses: answers({ 201: list[200] }),
  }),
  withdraw: defineCall({
    method: 'post',
    path: '/players/{id}/consents/{consent}/withdrawal',
    tags,
    summary: 'Take a consent back, with effect at once (admin, the coach, the player)',
    request: { params: oneParams },
    responses: answers(list),
  }),
};

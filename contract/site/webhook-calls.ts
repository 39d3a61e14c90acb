import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idSchema, pageQuerySchema } from '../primitives.ts';
import {
  createdWebhookSchema,
  createWebhookSchema,
  deliveryListSchema,
  newSecretSchema,
  updateWebhookSchema,
  webhookListSchema,
  webhookTestSchema,
} from './webhook.ts';

const tags = ['Webhooks'];
const params = z.object({ id: idSchema });

export const webhookCalls = {
  list: defineCall({
    method: 'get',
    path: '/webhooks',
    tags,
    summary: 'Receivers of events, without their secrets (admin)',
    responses: answers({ 200: jsonAnswer(webhookListSchema, 'The oldest first') }),
  }),
  create: defineCall({
    method: 'post',
    path: '/webhooks',
    tags,
    summary: 'Send events to an address (admin)',
    request: { body: jsonBody(createWebhookSchema) },
    responses: answers({
      201: jsonAnswer(createdWebhookSchema, 'The receiver with its secret, which is shown once'),
    }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/webhooks/{id}',
    tags,
    summary: 'Change a receiver, or switch it on or off (admin)',
    request: { params, body: jsonBody(updateWebhookSchema) },
    responses: answers(NO_CONTENT),
  }),
  delete: defineCall({
    method: 'delete',
    path: '/webhooks/{id}',
    tags,
    summary: 'Delete a receiver with its deliveries (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  secret: defineCall({
    method: 'post',
    path: '/webhooks/{id}/secret',
    tags,
    summary: 'A new secret; the former one signs as well for 24 hours (admin)',
    request: { params },
    responses: answers({ 200: jsonAnswer(newSecretSchema, 'The secret, shown once') }),
  }),
  test: defineCall({
    method: 'post',
    path: '/webhooks/{id}/test',
    tags,
    summary: 'Send a test event now (admin)',
    request: { params },
    responses: answers({ 200: jsonAnswer(webhookTestSchema, 'The outcome of the test') }),
  }),
  deliveries: defineCall({
    method: 'get',
    path: '/webhooks/{id}/deliveries',
    tags,
    summary: 'Deliveries of the last 14 days and what became of them (admin)',
    request: { params, query: pageQuerySchema },
    responses: answers({ 200: jsonAnswer(deliveryListSchema, 'The newest first') }),
  }),
  replay: defineCall({
    method: 'post',
    path: '/webhooks/{id}/deliveries/{delivery}/replay',
    tags,
    summary: 'Send a delivery once more, under the same id (admin)',
    request: { params: params.extend({ delivery: idSchema }) },
    responses: answers(NO_CONTENT),
  }),
};

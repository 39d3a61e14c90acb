import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import {
  deviceSchema,
  deviceStateSchema,
  pushKeySchema,
  pushReportSchema,
  pushStateSchema,
  pushTestSchema,
  stopSchema,
  tellSchema,
} from './push.ts';

const tags = ['Push'];

export const pushCalls = {
  key: defineCall({
    method: 'get',
    path: '/push',
    tags,
    summary: 'The key with which a browser subscribes to messages',
    responses: answers({ 200: jsonAnswer(pushKeySchema, 'Whether this installation sends any') }),
  }),
  device: defineCall({
    method: 'post',
    path: '/push/device',
    tags,
    summary:
      'The subjects that a device hears of; its endpoint is the proof that it asks for itself',
    request: { body: jsonBody(deviceSchema) },
    responses: answers({ 200: jsonAnswer(deviceStateSchema, 'Empty where it hears of nothing') }),
  }),
  tell: defineCall({
    method: 'post',
    path: '/push/tells',
    tags,
    summary: 'Tell a device of a team, a league or a match; with an account it is kept there',
    request: { body: jsonBody(tellSchema) },
    responses: answers(NO_CONTENT),
  }),
  stop: defineCall({
    method: 'post',
    path: '/push/stop',
    tags,
    summary: 'Tell a device no more, of one subject or of anything',
    request: { body: jsonBody(stopSchema) },
    responses: answers(NO_CONTENT),
  }),
  report: defineCall({
    method: 'get',
    path: '/push/report',
    tags,
    summary: 'Counts of messages by outcome (admin)',
    responses: answers({ 200: jsonAnswer(pushReportSchema, 'Counts, never an endpoint') }),
  }),
  state: defineCall({
    method: 'put',
    path: '/push/state',
    tags,
    summary: 'Stop all messages, or let them go out again (admin)',
    request: { body: jsonBody(pushStateSchema) },
    responses: answers(NO_CONTENT),
  }),
  test: defineCall({
    method: 'post',
    path: '/push/test',
    tags,
    summary: 'Send a test message to a device that has subscribed (admin)',
    request: { body: jsonBody(deviceSchema) },
    responses: answers({ 200: jsonAnswer(pushTestSchema, 'The outcome of the test') }),
  }),
};

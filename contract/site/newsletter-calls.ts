import { answers, defineCall, formOrJsonBody, jsonAnswer, jsonBody } from '../define-call.ts';
import {
  issueSchema,
  newsletterSchema,
  newsletterTokenQuerySchema,
  sendIssueSchema,
  subscribedSchema,
  subscribeSchema,
} from './newsletter.ts';

const tags = ['Newsletter'];
const link = { query: newsletterTokenQuerySchema };

export const newsletterCalls = {
  subscribe: defineCall({
    method: 'post',
    path: '/newsletter',
    tags,
    summary: 'Ask for the newsletter; the address gets a link. A plain form is led to its page',
    request: { body: formOrJsonBody(subscribeSchema) },
    responses: answers({
      202: jsonAnswer(subscribedSchema, 'The same answer for every address'),
      303: { description: 'A plain form is led to `/newsletter?sent=asked`, or `?error=`' },
    }),
  }),
  state: defineCall({
    method: 'get',
    path: '/newsletter',
    tags,
    summary: 'The number of subscribers to the newsletter (admin)',
    responses: answers({ 200: jsonAnswer(newsletterSchema, 'The state of the newsletter') }),
  }),
  send: defineCall({
    method: 'post',
    path: '/newsletter/issues',
    tags,
    summary: 'Send an issue to everybody who confirmed (admin); the same one goes out once',
    request: { body: jsonBody(sendIssueSchema) },
    responses: answers({ 201: jsonAnswer(issueSchema, 'It is on its way') }),
  }),
  confirm: defineCall({
    method: 'post',
    path: '/newsletter/confirm',
    tags,
    summary: 'Confirm the address that got this link; a plain form is led to its page',
    request: link,
    responses: answers({
      204: { description: 'It is confirmed' },
      303: { description: 'The form of our page is led to `/newsletter?sent=confirmed`' },
    }),
  }),
  openUnsubscribe: defineCall({
    method: 'get',
    path: '/newsletter/unsubscribe',
    tags,
    summary:
      'Mail programs that open the address to which they should post are led to the page with the button',
    request: link,
    responses: answers({ 303: { description: 'The reader is led to `/newsletter/unsubscribe`' } }),
  }),
  unsubscribe: defineCall({
    method: 'post',
    path: '/newsletter/unsubscribe',
    tags,
    summary: 'End the subscription, also with one click in the mail program (RFC 8058)',
    request: link,
    responses: answers({
      204: { description: 'It is ended' },
      303: { description: 'The form of our page is led to `/newsletter?sent=ended`' },
    }),
  }),
};

import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  decidedEntrySchema,
  decideEntrySchema,
  entryLinkSchema,
  newEntryLinkSchema,
  openEntrySchema,
  openedEntrySchema,
  sendEntrySchema,
  sentEntrySchema,
  teamEntriesSchema,
} from './team-entry.ts';

const tags = ['Entries'];
const params = idParamSchema;

export const teamEntryCalls = {
  share: defineCall({
    method: 'post',
    path: '/leagues/{id}/entry-links',
    tags,
    summary: 'A private link by which teams enter a league (admin, its secretaries)',
    request: { params, body: jsonBody(newEntryLinkSchema) },
    responses: answers({ 201: jsonAnswer(entryLinkSchema, 'The link; its token is shown once') }),
  }),
  unshare: defineCall({
    method: 'delete',
    path: '/leagues/{id}/entry-links',
    tags,
    summary: 'End all links by which teams enter a league (admin, its secretaries)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  list: defineCall({
    method: 'get',
    path: '/leagues/{id}/entries',
    tags,
    summary: 'Teams that were sent in for a league (admin, its secretaries)',
    request: { params },
    responses: answers({ 200: jsonAnswer(teamEntriesSchema, 'The entries') }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/leagues/{id}/entries/{entry}/decision',
    tags,
    summary: 'Accept a team with its club, roster and fee, or refuse it (admin, its secretaries)',
    request: {
      params: z.object({ id: idSchema, entry: idSchema }),
      body: jsonBody(decideEntrySchema),
    },
    responses: answers({ 200: jsonAnswer(decidedEntrySchema, 'The decided entry') }),
  }),
  open: defineCall({
    method: 'post',
    path: '/team-entries/opened',
    tags,
    summary: 'Open a private link: the form for a team, or what became of an entry',
    request: { body: jsonBody(openEntrySchema) },
    responses: answers({ 200: jsonAnswer(openedEntrySchema, 'The form or the entry') }),
  }),
  send: defineCall({
    method: 'post',
    path: '/team-entries',
    tags,
    summary: 'Enter a team by a private link of the league',
    request: { body: jsonBody(sendEntrySchema) },
    responses: answers({ 201: jsonAnswer(sentEntrySchema, 'A link to what becomes of it') }),
  }),
};

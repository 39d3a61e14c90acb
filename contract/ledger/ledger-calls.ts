import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema, languageSchema } from '../primitives.ts';
import {
  cancelEntrySchema,
  ledgerEntrySchema,
  ledgerSchema,
  newChargesSchema,
  newPaymentSchema,
  statementQuerySchema,
} from './ledger.ts';

const tags = ['Ledger'];
const params = idParamSchema;
const ledger = jsonAnswer(ledgerSchema, 'The fees and fines of the league');
const lang = languageSchema.default(DEFAULT_LANGUAGE);

export const ledgerCalls = {
  read: defineCall({
    method: 'get',
    path: '/leagues/{id}/ledger',
    tags,
    summary: 'Fees and fines of a league by club (admin)',
    request: { params },
    responses: answers({ 200: ledger }),
  }),
  charge: defineCall({
    method: 'post',
    path: '/leagues/{id}/charges',
    tags,
    summary: 'Charge teams with a fee or a fine (admin)',
    request: { params, body: jsonBody(newChargesSchema) },
    responses: answers({ 201: ledger }),
  }),
  cancelCharge: defineCall({
    method: 'post',
    path: '/leagues/{id}/charges/{entry}/cancellation',
    tags,
    summary: 'Cancel a charge; money that came for it becomes a credit (admin)',
    request: { params: ledgerEntrySchema, body: jsonBody(cancelEntrySchema) },
    responses: answers({ 200: ledger }),
  }),
  pay: defineCall({
    method: 'post',
    path: '/leagues/{id}/charges/{entry}/payments',
    tags,
    summary: 'Enter money that came for a charge, and number its receipt (admin)',
    request: { params: ledgerEntrySchema, body: jsonBody(newPaymentSchema) },
    responses: answers({ 201: ledger }),
  }),
  cancelPayment: defineCall({
    method: 'post',
    path: '/leagues/{id}/payments/{entry}/cancellation',
    tags,
    summary: 'Cancel a payment that was entered by mistake; its number is not used again (admin)',
    request: { params: ledgerEntrySchema, body: jsonBody(cancelEntrySchema) },
    responses: answers({ 200: ledger }),
  }),
  table: defineCall({
    method: 'get',
    path: '/leagues/{id}/ledger.csv',
    tags,
    summary: 'All charges and payments of a league as CSV (admin)',
    request: { params, query: z.object({ lang }) },
    responses: answers({
      200: {
        description: 'A row for each charge and each payment',
        content: { 'text/csv': { schema: z.string() } },
      },
    }),
  }),
  ofTeam: defineCall({
    method: 'get',
    path: '/teams/{id}/ledger',
    tags,
    summary: 'Fees and fines of a team (admin, its coach)',
    request: { params },
    responses: answers({ 200: jsonAnswer(ledgerSchema, 'Those of the team in all leagues') }),
  }),
  statementOfAll: defineCall({
    method: 'get',
    path: '/ledger/statement.pdf',
    tags,
    summary: 'The statement of a club in all leagues on paper (admin; secretaries in theirs)',
    request: { query: statementQuerySchema.extend({ lang }) },
    responses: answers({
      200: {
        description: 'Upright: charges and payments of all these leagues by day',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
  statement: defineCall({
    method: 'get',
    path: '/leagues/{id}/statement.pdf',
    tags,
    summary: 'The statement of a club in a league on paper (admin)',
    request: { params, query: statementQuerySchema.extend({ lang }) },
    responses: answers({
      200: {
        description: 'Upright: charges and payments by day with the balance after each',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
};

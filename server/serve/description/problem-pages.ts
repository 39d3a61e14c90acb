import { Hono } from 'hono';
import {
  GENERAL_PROBLEMS,
  HOUSE_REFUSALS,
  RULE_OF_PLAY,
} from '#contract/description/problem-codes.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { BREACHES, HARD_REFUSALS } from '#domain/volleyball/refusal.ts';
import { ERROR_STATUS, notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { problemResponse } from '#server/platform/http/problem.ts';
import { docsPage } from './docs-page.ts';

type Known = { status: number; text: string };

/** Some refusals of scorer links take the place of a code of 401. */
const SIGN_IN_REFUSALS = /^(?:LINK|PIN)_/;
/** Takes the place of PEN_TAKEN. */
const CONFLICTS = /^MATCH_LENT$/;

/** Every code that a problem may have, with its HTTP status. */
export const PROBLEM_CODES: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...[...HARD_REFUSALS, ...BREACHES].map((code) => known(code, RULE_OF_PLAY)),
  ...Object.entries(HOUSE_REFUSALS).map(([code, text]) => known(code, text)),
  ...Object.entries(GENERAL_PROBLEMS).map(([code, text]) => known(code, text)),
]);

function known(code: string, text: string): [string, Known] {
  const statuses: Record<string, number> = ERROR_STATUS;
  const usual = SIGN_IN_REFUSALS.test(code)
    ? ERROR_STATUS.NOT_SIGNED_IN
    : CONFLICTS.test(code)
      ? ERROR_STATUS.PEN_TAKEN
      : ERROR_STATUS.REFUSED;
  return [code, { status: statuses[code] ?? usual, text }];
}

/** The pages that the `type` of a problem leads to, and the list of them. */
export function problemPages(): Hono<ApiEnv> {
  const pages = new Hono<ApiEnv>();
  pages.get('/', (c) => c.html(docsPage('Problems', listHtml())));
  pages.get('/:code', (c) => {
    const code = c.req.param('code');
    const found = PROBLEM_CODES.get(code);
    if (!found) return problemResponse(notFound('page.notFound'));
    const html = `<p>HTTP status ${found.status}.</p><p>${escapeHtml(found.text)}</p><p><a href="/api/problems">All problems</a></p>`;
    return c.html(docsPage(code, html));
  });
  return pages;
}

function listHtml(): string {
  const rows = [...PROBLEM_CODES].sort(([a], [b]) => (a < b ? -1 : 1));
  const items = rows.map(
    ([code, { status, text }]) =>
      `<tr><td><a href="/api/problems/${code}">${code}</a></td><td>${status}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<p>Errors are problems after RFC 9457: <code>type</code> is the address of a page here, <code>code</code> its name, <code>detail</code> the sentence for people, <code>errors</code> the fields at fault.</p><table><thead><tr><th>code</th><th>status</th><th>meaning</th></tr></thead><tbody>${items.join('')}</tbody></table>`;
}

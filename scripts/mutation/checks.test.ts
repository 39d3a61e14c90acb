import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./checks.ts', import.meta.url));

/** Nobody is let in without these, for reasons that no row can show. */
const WITHOUT_EFFECT = [
  // The line before asks for an account, and everybody is the owner of the own one.
  'server/accounts/sessions/commands.ts account:use',
  // Everybody may.
  'server/site/feedback/commands.ts feedback:send',
  // The same: a link that has ended is refused again where the command's author is found.
  'before POST /feedback',
  'before POST /newsletter',
  'before POST /password-resets',
  'before POST /registrations',
  // The call itself takes halls alone.
  'before GET /loan',
  'before GET /loan/changes',
  'server/play/halls/take-loan.ts hall:use',
  // Its query asks the same, and no row has a hall that borrowed something.
  'before GET /hall/matches/{id}/parked',
  // The query or command begins with asking whose account it is, which is an error where there is none.
  'before DELETE /account/picture',
  'before DELETE /account/sessions',
  'before DELETE /account/sessions/{id}',
  'before DELETE /account/tokens/{id}',
  'before DELETE /me/follows',
  'before GET /account',
  'before GET /account/export',
  'before GET /account/sessions',
  'before GET /account/tokens',
  'before GET /me',
  'before GET /me/claims',
  'before GET /me/duties',
  'before GET /me/follows',
  'before GET /me/follows/ways',
  'before GET /me/lineups',
  'before GET /me/matches',
  'before GET /me/messages',
  'before GET /me/players',
  'before GET /me/scoring',
  'before GET /me/signatures',
  'before GET /me/teams',
  'before POST /me/calendar',
];

/** No row has anybody to refuse: everybody may, or the line before has asked for the account. */
const NEVER_REFUSED = [
  // Halls alone come here: the call has asked before.
  'server/exchange/halls/changes/take-changes.ts hall:use',
  'server/exchange/halls/stories.ts hall:use',
  'server/exchange/halls/stories.ts hall:use (2)',
  'server/play/halls/commands.ts hall:use',
  'server/play/halls/entry-authors.ts hall:use',
  'server/play/pictures/commands.ts account:use',
  'server/play/desk/court-links.ts match:enter-pin',
  'server/play/scorer-links/commands.ts match:enter-pin',
  'server/accounts/links/commands.ts account:ask-link',
  'server/accounts/links/commands.ts account:ask-link (2)',
  'server/accounts/links/new-email.ts account:ask-link',
  'server/site/newsletter/commands.ts newsletter:subscribe',
  'server/site/newsletter/commands.ts newsletter:subscribe (2)',
  'server/site/newsletter/commands.ts newsletter:subscribe (3)',
  // The rows ask for no league; `blank-sheets.test.ts` asks for another secretary's.
  'server/play/scoresheets/blank/blank-queries.ts match:write',
  // The call has asked before, and a test message needs a gateway, which the rows have not.
  'server/site/sms/commands.ts site:administer (2)',
];

test('leaving out a permission check contradicts a row of permissions.md', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], {
    maxBuffer: 1024 * 1024,
  });
  const found = JSON.parse(stdout.trim().split('\n').at(-1)!);
  expect(found.broken, 'rows that do not hold as they are').toEqual([]);
  expect(found.survivors.toSorted()).toEqual(WITHOUT_EFFECT.toSorted());
  expect(found.unreached.toSorted()).toEqual(NEVER_REFUSED.toSorted());
  expect(found.tried).toBeGreaterThan(190);
});

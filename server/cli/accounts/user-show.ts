import { markOfAccount } from '#server/accounts/auth/account-mark.ts';
import { readSignInFacts, type SignInFacts } from '#server/accounts/users/sign-in-facts.ts';
import { epochOf } from '#server/platform/db/instant.ts';
import { type Command, UsageError } from '../command.ts';
import { withStore } from '../with-store.ts';

/** The reason for a refused sign-in, as `reason` in the log and in the list of tries. */
const WORDS: Record<string, string> = {
  done: 'signed in',
  google: 'signed in with Google',
  'no-password': 'refused: the account has no password, only Google',
  'wrong-password': 'refused: wrong password',
  'password-changed': 'refused: the password was changed in the same moment',
  'new-password': 'asked to choose a password of their own',
  'no-code': 'asked for the code of the second step',
  'wrong-code': 'refused: wrong code of the second step',
};

/** Tells why somebody cannot sign in. */
export const userShow: Command = {
  name: 'user show',
  usage: 'user show --email E',
  options: { email: { type: 'string' } },
  async run(context, { options: { email } }) {
    if (!email) throw new UsageError('missing --email');
    const mark = markOfAccount(context.secret(), email.trim().toLowerCase());
    context.print(`In the log this address is "account":"${mark}".`);
    const now = context.now();
    const facts = await withStore(context, (store) => readSignInFacts(store, email, now));
    for (const line of describe(facts)) context.print(line);
  },
};

function describe({ user, methods, secondFactor, sessions, tokens, ...facts }: SignInFacts) {
  const methods2 = methods.map(({ providerId }) =>
    providerId === 'credential' ? 'password' : providerId,
  );
  const step = secondFactor
    ? `on since ${time(secondFactor.since)}, ${secondFactor.recoveryCodes} recovery codes left`
    : 'off';
  const lastUse = user.lastUsedAt === null ? 'not since it is counted' : time(user.lastUsedAt);
  return [
    `Account: ${user.name}, ${user.role}, made ${time(epochOf(user.createdAt))}, last used ${lastUse}.`,
    `Ways to sign in: ${methods2.join(', ') || 'none: user password sets one'}. Second step: ${step}.`,
    `Signed in on ${sessions.length} devices. API tokens: ${tokens.join(', ') || 'none'}.`,
    ...sessions.map(
      ({ userAgent, updatedAt }) =>
        `  last seen ${time(epochOf(updatedAt))}, ${userAgent ?? 'unknown device'}`,
    ),
    ...section('Last tries to sign in', facts.tries, ({ at, outcome }) => {
      return `${time(at)} ${WORDS[outcome] ?? outcome}`;
    }),
    ...section('Open links', facts.links, ({ kind, expires_at }) => {
      return `${kind}, until ${time(expires_at)}`;
    }),
    ...section(
      'Mails that were not sent yet',
      facts.mails,
      ({ subject, attempts, due_at, last_error }) => {
        const state = due_at === null ? 'given up' : `tried ${attempts} times`;
        return `${subject}: ${state}${last_error ? ` (${last_error})` : ''}`;
      },
    ),
    'Ten refused tries within a quarter of an hour close the account for their network until it is over.',
  ];
}

function section<T>(title: string, rows: readonly T[], line: (row: T) => string): string[] {
  if (rows.length === 0) return [`${title}: none.`];
  return [`${title}:`, ...rows.map((row) => `  ${line(row)}`)];
}

function time(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, 19).replace('T', ' ');
}

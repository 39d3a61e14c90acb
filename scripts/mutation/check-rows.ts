import { makeSignInLink } from '#server/accounts/links/handed-over.ts';
import { dropSecondFactor } from '#server/accounts/second-factor/commands.ts';
import { addToken, endTokens } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { CALL_RIGHTS } from '#server/serve/call-rights.ts';
import {
  isJudgedTwice,
  isRefusal,
  writtenCells,
  writtenRights,
} from '#server/serve/testing/answers.ts';
import { type CastRole, PASSWORD, ROLES } from '#server/serve/testing/cast.ts';
import { FACT_CALLS } from '#server/serve/testing/fact-calls.ts';
import type { FactCall } from '#server/serve/testing/fact-calls-of-players.ts';
import { rightCall, send } from '#server/serve/testing/right-calls.ts';
import { type RightCall, type World, worldOf } from '#server/serve/testing/world.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { checksMetBy, isConcerned } from './switch-checks.ts';

/** One row of docs/permissions.md to be tried: who is refused, and whether they still are. */
export type Row = { name: string; holds: () => Promise<boolean> };

async function startWorld(): Promise<World> {
  let now = Date.now();
  const server = await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
  return worldOf(server, (ms) => {
    now += ms;
    return now;
  });
}

/**
 * Everybody whom the document refuses makes the call, and hears what the document says. When a check is left
 * out, those make it who came to that check while it was there: to the others nothing has changed.
 */
function refusal(
  world: World,
  call: string,
  maker: (role: CastRole) => RightCall | Promise<RightCall>,
  { written, isOwn = false }: { written: Partial<Record<CastRole, string>>; isOwn?: boolean },
): () => Promise<boolean> {
  const refused = ROLES.filter((candidate) => isRefusal(written[candidate]));
  const metBy = new Map<CastRole, ReadonlySet<string>>();
  return async () => {
    const shared = isOwn ? undefined : await maker('admin');
    for (const role of refused) {
      const known = metBy.get(role);
      if (known && !isConcerned(known)) continue;
      let answer = '';
      const met = await checksMetBy(async () => {
        const { status } = await send(world, call, shared ?? (await maker(role)), role);
        answer = String(status);
      });
      if (!known) metBy.set(role, met);
      if (answer !== written[role]) return false;
    }
    return true;
  };
}

/** The row of a fact, such as a match of another league. */
const factRow =
  (world: World) =>
  ({ call, fact, maker, isOwn }: FactCall): Row => {
    const options = { written: writtenCells(`\`${call}\``, fact), isOwn: isOwn === true };
    const holds = refusal(world, call, (role) => maker(world, role), options);
    return { name: `${call}, ${fact}`, holds };
  };

/** Rows that reach the commands and queries: right in every way, past the check before the call. */
export async function rowsBehindTheGate(): Promise<Row[]> {
  const rights = { ...CALL_RIGHTS };
  for (const call of Object.keys(rights)) CALL_RIGHTS[call] = 'everybody';
  const world = await startWorld().finally(() => Object.assign(CALL_RIGHTS, rights));
  const calls = [...writtenRights()]
    .filter(([call]) => isJudgedTwice(call))
    .map(([call, right]): Row => {
      const written = writtenCells(`\`${call}\``, `\`${right}\``);
      const holds = refusal(world, call, (role) => rightCall(call, world, role), { written });
      return { name: call, holds };
    });
  const facts = FACT_CALLS.filter(({ call }) => isJudgedTwice(call)).map(factRow(world));
  return [...calls, ...facts];
}

/**
 * Rows of calls that only the check before them refuses for a right: writes that are wrong in every
 * way, and reads, of which hardly a query asks a second time.
 */
export async function rowsBeforeTheCalls(): Promise<Row[]> {
  const world = await startWorld();
  const facts = FACT_CALLS.filter(({ call }) => !isJudgedTwice(call)).map(factRow(world));
  const calls = [...writtenRights()]
    .filter(([, right]) => right !== 'everybody')
    .map(([call, right]): Row => {
      const path = call.split(' ')[1]!.replaceAll(/\{\w+\}/g, 'none');
      const cells = writtenCells(`\`${call}\``, `\`${right}\``);
      const isRead = call.startsWith('GET ');
      const written = right === 'facts' && !isRead ? { nobody: cells.nobody! } : cells;
      const maker = (role: CastRole) =>
        isRead ? rightCall(call, world, role) : { path, body: { wrong: true } };
      return { name: `before ${call}`, holds: refusal(world, call, maker, { written }) };
    });
  return [...calls, ...facts];
}

/** Commands that no call leads to, only the command line: as a coach. */
export function rowsOfTheCommandLine(): Row[] {
  const rights = async (run: (store: Store, author: Author) => Promise<unknown>) => {
    const server = await startTestServer();
    const person = { email: 'x@example.org', name: 'X', role: 'Coach' } as const;
    const actor = { kind: 'user', id: 'x', ...person, secretaryOf: [], managerOf: [] } as const;
    const refusal = await run(server.store, { actor, now: Date.now() }).catch((error) => error);
    await server.stop();
    return refusal instanceof AppError && refusal.code === 'FORBIDDEN';
  };
  const email = 'admin@example.com';
  const person = { email: 'y@example.org', name: 'Y', role: 'admin', password: PASSWORD } as const;
  return [
    { name: 'addUser', holds: () => rights((store, by) => addUser(store, by, person)) },
    {
      name: 'addToken',
      holds: () => rights((store, by) => addToken(store, by, { email, name: 'x' })),
    },
    {
      name: 'makeSignInLink',
      holds: () =>
        rights((store, by) =>
          makeSignInLink(store, by, { signInName: email }, { origin: 'https://wavu.example' }),
        ),
    },
    { name: 'endTokens', holds: () => rights((store, by) => endTokens(store, by, { email })) },
    {
      name: 'dropSecondFactor',
      holds: () => rights((store, by) => dropSecondFactor(store, by, email)),
    },
  ];
}

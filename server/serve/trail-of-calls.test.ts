import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailSince } from '#server/testing/trail-since.ts';
import { CALL_RIGHTS } from './call-rights.ts';
import { FACT_CALLS } from './testing/fact-calls.ts';
import { NEVER_DONE, rightCall, send } from './testing/right-calls.ts';
import { worldOf } from './testing/world.ts';

const FILE = new URL('../../docs/trail.md', import.meta.url);

let now = Date.now();
const server = await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => {
  now += ms;
  return now;
});

/** They are written about as of a loan that was taken, and no loan is taken twice. */
const OF_A_LOAN = ['POST /loan/changes', 'POST /loan/matches/{id}/parked/{branch}/choice'];
/** Afterwards one has no loan, another password, or no account. */
const LAST = [...OF_A_LOAN, 'POST /loan/return', 'PUT /account/password', 'POST /account/erasure'];
/** `npm run mutation` asks for the calls of one noun alone. */
const REQUESTED = new RegExp(process.env.WAVU_TRAIL_CALLS ?? '.');

/** A claim is taken back by the person who asked; the last administrator stays. */
const BY_A_HALL = ['POST /loan/taking', 'POST /loan/return', ...OF_A_LOAN];
const BY_A_FAN = ['DELETE /claims/{id}', ...LAST];
const callerOf = (name: string) => {
  if (name.endsWith('/seats/{seat}/request')) return 'coach';
  if (name.startsWith('PUT /matches/{id}/signing/')) return 'coach';
  if (name.endsWith('/own-date-request/answer')) return 'other coach';
  if (name.includes('/own-date-request')) return 'coach';
  if (BY_A_HALL.includes(name)) return 'hall';
  // In person, administrators neither.
  if (name === 'POST /officials/{id}/exams') return 'duty link';
  return BY_A_FAN.includes(name) ? 'fan' : 'admin';
};

const writes = Object.keys(CALL_RIGHTS)
  .filter((name) => !name.startsWith('GET ') && !NEVER_DONE.includes(name))
  .toSorted();
const inOrder = [...writes.filter((name) => !LAST.includes(name)), ...LAST];

/** One row: the entries that the call leaves, each with the fields that it names, and who hears. */
async function rowOf(
  name: string,
  fact: string,
  makeCall: () => ReturnType<typeof rightCall>,
): Promise<string> {
  const role = callerOf(name);
  const right = await makeCall();
  const since = await trailSince(server.store);
  const { status, body } = await send(world, name, right, role);
  expect(status, `${name} ${fact}: ${JSON.stringify(body)}`).toBeLessThan(300);
  const { entries, isHeard } = await since();
  const cells = entries.map(({ action, noun, before, after }) => {
    const from = before.length > 0 ? ` from ${before.join(', ')}` : '';
    const to = after.length > 0 ? ` to ${after.join(', ')}` : '';
    return `\`${action}\` of ${noun}${from}${to}`;
  });
  const heard = [
    isHeard.site ? 'pages' : '',
    isHeard.match ? 'the match' : '',
    isHeard.table ? 'the table' : '',
  ].filter(Boolean);
  const row = [
    `\`${name}\``,
    fact || '-',
    counted(cells).join('; ') || '-',
    heard.join(', ') || '-',
  ];
  return `| ${row.join(' | ')} |`;
}

/** The same entry several times is told once, with how often it came. */
function counted(cells: readonly string[]): string[] {
  return [...new Set(cells)].map((cell) => {
    const times = cells.filter((candidate) => candidate === cell).length;
    return times === 1 ? cell : `${times} times ${cell}`;
  });
}

test('each call writes the audit entries of docs/trail.md and publishes its change', async () => {
  const rows: string[] = [];
  for (const { call, fact, maker } of FACT_CALLS.filter((candidate) =>
    REQUESTED.test(candidate.call),
  )) {
    if (call.startsWith('GET ') || callerOf(call) !== 'admin' || call.startsWith('DELETE /account'))
      continue;
    rows.push(await rowOf(call, fact, async () => maker(world, 'admin')));
  }
  for (const name of inOrder.filter((candidate) => REQUESTED.test(candidate))) {
    rows.push(await rowOf(name, '', () => rightCall(name, world, callerOf(name))));
  }
  const head = ['| call | fact | leaves | heard by |', '| --- | --- | --- | --- |'];
  const table = [...head, ...rows.toSorted()].join('\n');
  if (process.env.WAVU_WRITE_TRAIL) {
    const text = readFileSync(FILE, 'utf8');
    writeFileSync(FILE, `${text.slice(0, text.indexOf(head[0]!))}${table}\n`);
  }
  const written = readFileSync(FILE, 'utf8');
  if (process.env.WAVU_TRAIL_CALLS)
    expect(rows.filter((row) => !written.includes(row))).toEqual([]);
  else expect(written).toContain(table);
});

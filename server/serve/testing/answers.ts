import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type CastRole, ROLES } from './cast.ts';
import { send } from './right-calls.ts';
import type { RightCall, World } from './world.ts';

const FILE = new URL('../../../docs/permissions.md', import.meta.url);

/** The document's right of each role in the row that begins with these cells. */
export function writtenCells(...row: string[]): Partial<Record<CastRole, string>> {
  const beginning = `| ${row.join(' | ')} | `;
  const line = readFileSync(FILE, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(beginning));
  const cells = line?.slice(beginning.length, -2).split(' | ') ?? [];
  return Object.fromEntries(ROLES.flatMap((role, at) => (cells[at] ? [[role, cells[at]]] : [])));
}

/** The right that each call asks for before it is looked at, by the document. */
export function writtenRights(): Map<string, string> {
  const rows = readFileSync(FILE, 'utf8').matchAll(/^\| `([A-Z]+ \/[^`]*)` \| `([\w:-]+)` \|/gm);
  return new Map([...rows].map(([, call, right]) => [call!, right!]));
}

/** Reads that hand out a whole person: their queries judge again, as commands do. */
const GUARDED_READS = ['GET /players/{id}/export', 'GET /officials/{id}/export'];

/** Whether what a call leads to judges for itself, behind the check that stands before the call. */
export const isJudgedTwice = (call: string) =>
  !call.startsWith('GET ') || GUARDED_READS.includes(call);

export const isRefusal = (cell: string | undefined) => cell !== undefined && cell !== 'yes';

/**
 * Makes a call as everybody, each time with an address and a body that are right. Actors who are to
 * be refused come first and share one subject, which they leave as it is; everybody else has a
 * fresh one.
 */
export async function answersTo(
  world: World,
  name: string,
  maker: (role: CastRole) => RightCall | Promise<RightCall>,
  { written, isOwn = false }: { written: Partial<Record<CastRole, string>>; isOwn?: boolean },
): Promise<{ statuses: number[]; isDone: boolean }> {
  const isRefused = (role: CastRole) => !isOwn && isRefusal(written[role]);
  const statuses = new Map<CastRole, number>();
  const shared = ROLES.some(isRefused) ? await maker('admin') : undefined;
  for (const role of ROLES.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)))) {
    const right = isRefused(role) ? shared! : await maker(role);
    const { status } = await send(world, name, right, role);
    expect(status, `${name} as ${role}`).toBeLessThan(500);
    statuses.set(role, status);
  }
  const all = ROLES.map((role) => statuses.get(role)!);
  return { statuses: all, isDone: all.some((status) => status < 400) };
}

/** Compares a table with the one in the document that has this head; writes it there when asked to. */
export function expectWritten(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const first = line([...head, ...ROLES]);
  const table = [first, line([...head, ...ROLES].map(() => '---')), ...rows.map(line)].join('\n');
  if (process.env.WAVU_WRITE_PERMISSIONS) {
    const text = readFileSync(FILE, 'utf8');
    // Another kind of person is another column: the head is found by its first cells.
    const from = text.indexOf(`| ${head.join(' | ')} | `);
    const to = text.indexOf('\n\n', from);
    writeFileSync(FILE, text.slice(0, from) + table + (to < 0 ? '\n' : text.slice(to)));
  }
  expect(readFileSync(FILE, 'utf8')).toContain(table);
}

import { get } from './measure/get.ts';
import { ms, printTable } from './measure/print-table.ts';
import { startChild } from './server/child.ts';
import type { LargeSite } from './server/large-site.ts';
import type { Started } from './server/started.ts';
import { visitorAsks } from './server/visitor-asks.ts';

/**
 * The longest turn of the event loop that each thing a visitor can ask for takes, in processor time of
 * the thread that answers everybody: on a large site, nothing of it kept.
 */
process.env.WAVU_BENCH_LARGE = 'yes';
const server = startChild('wavu-server.ts');
const { port } = await server.request<Started>('start');
const asks = visitorAsks(await server.request<LargeSite>('large'));

async function longestOf(path: string) {
  await server.request('changeSite');
  await server.request('turns');
  const { status, body } = await get(port, path);
  const { longest } = await server.request<{ longest: number }>('turns');
  return { status, bytes: body.length, longest };
}

const rows: { longest: number; cells: string[] }[] = [];
for (const ask of asks) {
  const path = ask();
  const seen = [await longestOf(path), await longestOf(ask()), await longestOf(ask())];
  const { status, bytes } = seen[2]!;
  const times = seen.map(({ longest }) => longest);
  const longest = Math.min(...times);
  const shown = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  const cells = [shown, String(status), String(bytes), ms(longest), ms(Math.max(...times))];
  rows.push({ longest, cells });
}
await server.stop();

rows.sort((a, b) => b.longest - a.longest);
printTable(
  'The longest turn of the event loop, by what was asked for; at most 50 ms',
  ['', 'status', 'bytes', 'least of three', 'most'],
  rows.map(({ cells }) => cells),
);

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { replayRallyLog } from '#domain/volleyball/testing/rally-log.ts';
import { get } from './measure/get.ts';
import { isShort, median, ms, percentile, printTable } from './measure/print-table.ts';
import { arrangeFriendly, postTo } from './server/arranged-match.ts';
import { startChild } from './server/child.ts';
import type { Started } from './server/started.ts';

/**
 * The cost of the papers of a match over HTTP: a real match of five sets with the line-ups and
 * substitutions of all of them (test-data/README.md), read again and again while nothing is kept.
 */
const REAL_MATCH = new URL('../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);
const count = isShort ? 5 : 40;

const server = startChild('wavu-server.ts');
const started = await server.request<Started>('start');
const post = postTo(started);
const id = await arrangeFriendly(started);
const real = JSON.parse(readFileSync(REAL_MATCH, 'utf8'));
const { log } = replayRallyLog(PRESETS.indoor, real, { positions: true });
if (log.state.sets.length !== 5) throw new Error('the match has not five sets');
const { epoch, seq } = await post<{ epoch: number; seq: number }>(`/matches/${id}/pen`, {});
for (let from = 0; from < log.events.length; from += 100) {
  const part = log.events.slice(from, from + 100);
  const events = part.map((event) => ({ ...event, id: randomUUID() }));
  await post(`/matches/${id}/events`, { epoch, baseSeq: seq + from, events });
}

async function rowOf(name: string, path: string, floor: string): Promise<string[]> {
  const took: number[] = [];
  let bytes = 0;
  for (let n = -2; n < count; n += 1) {
    const startedAt = performance.now();
    const { status, body } = await get(started.port, path, {});
    if (status !== 200) throw new Error(`${path}: ${status}`);
    if (n >= 0) took.push(performance.now() - startedAt);
    bytes = body.length;
  }
  const size = `${(bytes / 1024).toFixed(1)} KB`;
  return [name, size, ms(median(took)), ms(percentile(took, 0.95)), floor];
}

const path = `/api/v1/matches/${id}`;
printTable(
  `Papers of a match of five sets (${log.events.length} entries)`,
  ['', 'size', 'p50', 'p95', 'at most'],
  [
    await rowOf('scoresheet, PDF', `${path}/scoresheet.pdf?lang=en`, '100 KB, 200 ms'),
    await rowOf('the same in Swahili', `${path}/scoresheet.pdf?lang=sw`, '100 KB, 200 ms'),
    await rowOf('the whole log, JSON', `${path}/log.json`, ''),
  ],
);
await server.stop();

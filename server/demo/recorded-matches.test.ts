import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';

const now = Date.parse('2026-03-18T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

type Entry = { type: string; at: number; player?: number; winner?: 'team1' | 'team2' };

test('one men’s and one women’s league match are recorded from line-ups to signatures', async () => {
  const { store, call, stop, failures } = await startTestServer({ clock: () => now });
  await loadDemo(store, { actor: DEMO_AUTHOR, now });
  const { body } = await call('GET', '/api/v1/matches?from=2026-03-10&to=2026-03-17&limit=100');
  const recorded = body.items.filter(({ detail }: { detail: string }) => detail === 'rallies');
  const scores = recorded.map(({ gender, team1Wins, team2Wins }: any) => [
    gender,
    `${team1Wins}-${team2Wins}`,
  ]);
  expect(scores.sort()).toEqual([
    ['Men', '3-2'],
    ['Women', '1-3'],
  ]);
  for (const match of recorded) {
    expect(match).toMatchObject({ decided: true, demo: true, sheetVersion: 1 });
    const path = `/api/v1/matches/${match.id}`;
    const events: Entry[] = (await call('GET', `${path}/events?limit=1000`)).body.items;
    const types = new Set(events.map(({ type }) => type));
    for (const type of ['match-setup', 'lineup', 'libero', 'substitution', 'timeout', 'sign'])
      expect(types).toContain(type);
    const started = Date.parse(match.startsAt);
    expect(events[0]!.at).toBe(started);
    expect(events.at(-1)!.at).toBeLessThan(started + 3 * HOUR_MS);
    const shirts = async (team: string) => {
      const { body: roster } = await call('GET', `/api/v1/players?team=${team}&limit=50`);
      return roster.items.map(({ jerseyNumber }: { jerseyNumber: number }) => jerseyNumber);
    };
    const rosters = { team1: await shirts(match.team1.id), team2: await shirts(match.team2.id) };
    const points = events.filter(({ player, winner }) => player !== undefined && winner);
    expect(points.length).toBeGreaterThan(100);
    for (const { winner, player } of points) expect(rosters[winner!]).toContain(player);
    const { player: best } = (await call('GET', `${path}/best-player`)).body;
    expect([match.team1.id, match.team2.id]).toContain(best.team.id);
    const sheet = await call('GET', `${path}/scoresheet.pdf`);
    expect(sheet.status).toBe(200);
  }
  expect(failures).toEqual([]);
  await stop();
});

import { existsSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { type RallyLog, replayRallyLog } from '#domain/volleyball/testing/rally-log.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';
import { atTheTable, openFullTable } from './support/scorers-table.ts';
import { signIn } from './support/sign-in.ts';
import type { Wavu } from './support/wavu.ts';

/** An official electronic scoresheet; it has no licence that would let it be copied here. */
const SHEET = new URL('../../shared/data/matches-rally/esheet-PL-2101911.json', import.meta.url);
const isAbsent = !existsSync(SHEET);
const why = isAbsent ? ' (skipped: ../shared/data is not here)' : '';
/** All five sets take about ten times as long as the first one. */
const LAST_SET = process.env.WHOLE_SHEET === '1' ? 5 : 1;

type Sheet = RallyLog & {
  squad: { A: number[]; B: number[] };
  captains: { A: number; B: number };
};
const NAMES = { team1: 'Warszawa', team2: 'Nysa' };
const LETTERS = { team1: 'A', team2: 'B' } as const;

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, 'the smallest screen is the hardest');
});

test(`an official match is entered as it was played${why}`, async ({ browser, wavu, admin }) => {
  test.skip(isAbsent);
  const sheet: Sheet = JSON.parse(readFileSync(SHEET, 'utf8'));
  const played = replayRallyLog(PRESETS.indoor, sheet, { positions: true, rawOrder: true }).log;
  const office = await browser.newContext();
  await signIn(office, wavu, admin);
  const { id, link } = await arrange(office.request, wavu, sheet);

  const court = await browser.newContext({ ...test.info().project.use });
  const page = await court.newPage();
  await page.clock.setFixedTime(Date.now());
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Start scoring' })).toBeVisible();
  // The page finds its clock right, and then lives through the afternoon of the match.
  await page.clock.setFixedTime(Date.now());
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await openFullTable(page);
  const table = atTheTable(page, NAMES);
  for (const side of SIDES) {
    const letter = LETTERS[side];
    await table.teamSheet(side, sheet.captains[letter], sheet.squad[letter].length);
  }
  await expectAccessible(page);

  const stand = await browser.newContext({ ...test.info().project.use });
  const fan = await stand.newPage();
  const partBytes: Promise<number>[] = [];
  fan.on('requestfinished', (request) => {
    if (!request.url().includes('part=known')) return;
    partBytes.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await fan.goto(`${wavu.url}/right/${id}`);

  let log = emptyLog(PRESETS.indoor);
  for (const event of played.events) {
    await page.clock.setFixedTime(event.at);
    const { sets } = log.state;
    if (event.type === 'lineup' && event.set > LAST_SET) break;
    if (event.type === 'lineup') {
      if (event.team === 'team1' && event.set > 1) await table.confirmSet(event.set - 1);
      await table.lineup(event);
    } else if (event.type === 'set-start') {
      if (event.set === 1 || event.set === 5) await table.toss(event.firstServe!);
      await table.startSet(event.set);
    } else if (event.type !== 'start') {
      await table.enter(event, replacedBy(event, sets.at(-1)));
    }
    const step = appendEvent(log, event);
    if (step.ok) log = step.log;
    if (log.state.server !== null && log.events.length % 9 === 0) await expectSameCourt(fan, log);
  }
  await table.confirmSet(LAST_SET);
  await expect(page.getByText('saved on the server')).toBeVisible();
  await expectAccessible(page);

  const sizes = await Promise.all(partBytes);
  expect(sizes.length, 'parts read anew').toBeGreaterThan(5);
  expect(Math.max(...sizes), 'bytes of a part').toBeLessThanOrEqual(1024);

  const entered = await readLog(office.request, wavu, id);
  for (const set of sheet.sets.slice(0, LAST_SET)) {
    const ours = entered.state.sets[set.no - 1]!;
    expect(summary(ours), `set ${set.no}`).toEqual(summary(played.state.sets[set.no - 1]!));
    expect([ours.team1Score, ours.team2Score]).toEqual(set.final);
    expect(ours.team1.court?.starters).toEqual(set.startLineup?.A);
    expect(ours.team2.court?.starters).toEqual(set.startLineup?.B);
  }
  const match = await office.request.get(`${wavu.url}/api/v1/matches/${id}`);
  const { sets } = (await match.json()) as { sets: { minutes: number }[] };
  expect(sets.map(({ minutes }) => minutes)).toEqual(
    sheet.sets.slice(0, LAST_SET).map(({ durationMin }) => durationMin),
  );
  for (const context of [office, court, stand]) await context.close();
});

/** A fan sees who stands where, and who serves, without having loaded the page again. */
async function expectSameCourt(fan: Page, { state }: MatchLog): Promise<void> {
  const set = state.sets.at(-1);
  for (const [at, side] of SIDES.entries()) {
    const shirts = fan.locator(`[data-known] [data-c="${at + 1}"] text`);
    await expect(shirts).toHaveText((set?.[side].court?.positions ?? []).map(String));
  }
  const serve = state.serving === 'team1' ? '1' : '2';
  await expect(fan.locator('article[data-match]')).toHaveAttribute('data-serve', serve);
}

/** What the sheet says of a set: scores, who served which rally, and what was used up. */
function summary(set: SetState) {
  return {
    serves: set.points.map(({ served, winner, court1, court2 }) => [
      ...[winner, served === 'team1' ? court1?.positions[0] : court2?.positions[0]],
    ]),
    teams: SIDES.map((side) => {
      const { timeouts, challengesLost, court } = set[side];
      return { timeouts, challengesLost, pairs: court?.pairs, positions: court?.positions };
    }),
  };
}

/** The player whose place a libero takes, or who comes back. */
function replacedBy(event: MatchEvent, set: SetState | undefined): number {
  if (event.type !== 'libero') return 0;
  const { action, team, player } = event as EventNamed<'libero'>;
  const acting = set?.[team].court?.libero;
  if (action === 'in') return player ?? 0;
  return (action === 'out' ? acting?.replaced : acting?.libero) ?? 0;
}

async function arrange(request: APIRequestContext, wavu: Wavu, sheet: Sheet) {
  const post = async (path: string, data: object) => {
    const headers = { origin: wavu.url };
    const response = await request.post(`${wavu.url}/api/v1${path}`, { data, headers });
    expect(response.ok(), `POST ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const teams: string[] = [];
  for (const side of SIDES) {
    const letter = LETTERS[side];
    const team = { name: NAMES[side], city: 'Warszawa', coach: 'N/A', gender: 'Men' };
    const { id } = await post('/teams', team);
    for (const jerseyNumber of sheet.squad[letter]) {
      const isLibero = sheet.liberos?.[letter].includes(jerseyNumber);
      const player = { fullName: `Player ${letter}${jerseyNumber}`, jerseyNumber };
      const position = isLibero ? 'Libero' : 'Setter';
      const { id: playerId } = await post('/players', { ...player, position, gender: 'Male' });
      await post(`/teams/${id}/players`, { playerId });
    }
    teams.push(id);
  }
  const [team1, team2] = teams;
  const when = { matchDate: '2021-01-05', matchTime: '16:30' };
  const { id } = await post('/matches', { team1, team2, matchType: 'Friendly', ...when });
  const { url } = await post(`/matches/${id}/scorer-links`, {});
  return { id: id as string, link: url as string };
}

async function readLog(request: APIRequestContext, wavu: Wavu, id: string): Promise<MatchLog> {
  const response = await request.get(`${wavu.url}/api/v1/matches/${id}/events?limit=1000`);
  const { items } = (await response.json()) as { items: MatchEvent[] };
  return foldLog(PRESETS.indoor, items);
}

import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Match } from '#contract/matches/match.ts';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { type RallyLog, replayRallyLog } from '#domain/volleyball/testing/rally-log.ts';
import { expectAccessible } from '../support/accessible.ts';
import { arrangeTable, readLog, type Squad } from '../support/court/arrange-console.ts';
import { keptOffline, killTab, setsOf } from '../support/court/court.ts';
import { atTheTable, openFullTable } from '../support/court/scorer-console.ts';
import { expect, test } from '../support/journey.ts';

/** An official electronic scoresheet; it has no licence that would let it be copied here. */
const SHEET = new URL('../../../shared/data/matches-rally/esheet-PL-2101911.json', import.meta.url);
const isAbsent = !existsSync(SHEET);
const why = isAbsent ? ' (skipped: ../shared/data is not here)' : '';
/** All five sets take about ten times as long as the first one. */
const LAST_SET = process.env.WHOLE_SHEET === '1' ? 5 : 1;
/** In the long form these are played without network, and the tab is killed in the middle of each. */
const OFFLINE_SETS = LAST_SET === 5 ? [2, 3] : [];
const KILLED_AT = 20;

type Sheet = RallyLog & {
  squad: { A: number[]; B: number[] };
  captains: { A: number; B: number };
};
const NAMES = { team1: 'Warszawa', team2: 'Nysa' };
const LETTERS = { team1: 'A', team2: 'B' } as const;

test(`an official match is entered on the scoring screen as it was played${why}`, async ({
  browser,
  wavu,
  call,
}) => {
  test.skip(isAbsent);
  const sheet: Sheet = JSON.parse(readFileSync(SHEET, 'utf8'));
  const played = replayRallyLog(PRESETS.indoor, sheet, { positions: true, rawOrder: true }).log;
  const squads: Record<Side, Squad> = {
    team1: { name: NAMES.team1, players: sheet.squad.A, liberos: sheet.liberos?.A ?? [] },
    team2: { name: NAMES.team2, players: sheet.squad.B, liberos: sheet.liberos?.B ?? [] },
  };
  const { id, link } = await arrangeTable(call, squads);

  const court = await browser.newContext({ ...test.info().project.use });
  let page = await court.newPage();
  await page.clock.setFixedTime(Date.now());
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Start scoring' })).toBeVisible();
  // The page finds its clock right, and then lives through the afternoon of the match.
  await page.clock.setFixedTime(Date.now());
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await openFullTable(page);
  let table = atTheTable(page, NAMES);
  for (const side of SIDES) {
    const letter = LETTERS[side];
    await table.teamList(side, sheet.captains[letter], sheet.squad[letter].length);
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

  /** The system ends the tab; the scorer opens the address again, still without network. */
  async function reopen(at: number): Promise<void> {
    const address = page.url();
    await expect(page.getByText(/offline · saved here · \d+ waiting/)).toBeVisible();
    await killTab(page);
    page = await court.newPage();
    await page.clock.setFixedTime(at);
    await page.goto(address);
    await expect(page.getByText(/offline · saved here · \d+ waiting/)).toBeVisible();
    table = atTheTable(page, NAMES);
  }

  let log = emptyLog(PRESETS.indoor);
  let kills = 0;
  for (const event of played.events) {
    await page.clock.setFixedTime(event.at);
    const { sets } = log.state;
    if (event.type === 'lineup' && event.set > LAST_SET) break;
    const isOffline = OFFLINE_SETS.includes(log.state.currentSet ?? sets.length + 1);
    if (event.type === 'lineup' && event.team === 'team1') {
      if (isOffline && log.state.sets.length === 1) {
        await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
        await keptOffline(page);
      }
      await court.setOffline(isOffline);
    }
    if (isOffline && event.type === 'rally' && event.no === KILLED_AT) {
      await reopen(event.at);
      kills += 1;
      expect(await setsOf(call, id), 'nothing has left the phone').toBe(
        sheet.sets[0]!.final.join('-'),
      );
    }
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
    const isSeen = !isOffline && log.state.server !== null && log.events.length % 9 === 0;
    if (isSeen) await expectSameCourt(fan, log);
  }
  await table.confirmSet(LAST_SET);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(kills, 'tabs killed without network').toBe(OFFLINE_SETS.length);
  await expectAccessible(page);

  // The line itself tells of substitutions, time-outs and liberos: in one set no part may be read.
  expect(partBytes.length, 'parts read anew').toBeLessThanOrEqual(5);
  const readBefore = partBytes.length;
  await fan.evaluate(async () => (await fetch(`${location.pathname}?part=known&v=1`)).text());
  await expect.poll(() => partBytes.length).toBe(readBefore + 1);
  expect(Math.max(...(await Promise.all(partBytes))), 'bytes of a part').toBeLessThanOrEqual(1024);

  const entered = await readLog(call, id, PRESETS.indoor);
  for (const set of sheet.sets.slice(0, LAST_SET)) {
    const ours = entered.state.sets[set.no - 1]!;
    expect(summary(ours), `set ${set.no}`).toEqual(summary(played.state.sets[set.no - 1]!));
    expect([ours.team1Score, ours.team2Score]).toEqual(set.final);
    expect(ours.team1.court?.starters).toEqual(set.startLineup?.A);
    expect(ours.team2.court?.starters).toEqual(set.startLineup?.B);
  }
  const { sets } = await call<Match>('GET', `/matches/${id}`);
  expect(sets.map(({ minutes }) => minutes)).toEqual(
    sheet.sets.slice(0, LAST_SET).map(({ durationMin }) => durationMin),
  );
  for (const context of [court, stand]) await context.close();
});

/** A fan sees who stands where, and who serves, without having loaded the page again. */
async function expectSameCourt(fan: Page, { state }: MatchLog): Promise<void> {
  const set = state.sets.at(-1);
  for (const [at, side] of SIDES.entries()) {
    const shirts = fan.locator(`[data-known] [data-c="${at + 1}"] .no`);
    await expect(shirts).toHaveText((set?.[side].court?.positions ?? []).map(String));
  }
  const serve = state.serving === 'team1' ? '1' : '2';
  await expect(fan.locator('article[data-match]')).toHaveAttribute('data-serve', serve);
}

/**
 * The facts of the sheet about a set: scores, the server of each rally, and the requests that were
 * used.
 */
function summary(set: SetState) {
  return {
    serves: set.points.map(({ served, winner, court1, court2 }) => [
      winner,
      served === 'team1' ? court1?.positions[0] : court2?.positions[0],
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

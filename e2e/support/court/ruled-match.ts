import type { Browser, Page } from '@playwright/test';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { Call } from '../call-api.ts';
import { expect } from '../journey.ts';
import { arrangeTable } from './arrange-console.ts';
import { atTheTable, openFullTable } from './scorer-console.ts';

export const NAMES = { team1: 'Nyota', team2: 'Mawimbi' };
const SQUADS = {
  team1: { name: NAMES.team1, players: [1, 2, 3, 4, 5, 6, 7, 8, 9], liberos: [9] },
  team2: { name: NAMES.team2, players: [11, 12, 13, 14, 15, 16, 17, 19], liberos: [19] },
};
const LINEUPS = { team1: [1, 2, 3, 4, 5, 6], team2: [11, 12, 13, 14, 15, 16] };

/** The scorer's actions beside the rallies, in the words of the screen. */
function rulings(page: Page) {
  const dialog = page.getByRole('dialog').last();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const within = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });

  return {
    button,
    within,
    async point(side: Side) {
      await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
      await page.locator('.half', { hasText: NAMES[side] }).tap();
    },
    async score(team1: number, team2: number) {
      await expect(button(new RegExp(`Point for ${NAMES.team1} now ${team1}\\b`))).toBeVisible();
      await expect(button(new RegExp(`Point for ${NAMES.team2} now ${team2}\\b`))).toBeVisible();
    },
    async openTeam(side: Side, entry: string | RegExp) {
      await button(`Team ${NAMES[side]}`).click();
      await within(entry).click();
    },
    async openMenu(entry: string | RegExp) {
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await within(entry).click();
    },
    /** A shirt of whatever is open above the table. */
    async pick(side: Side, shirt: number) {
      await within(new RegExp(`^${NAMES[side]} ${shirt}\\b`))
        .last()
        .click();
    },
  };
}

/**
 * A scorer before the full table of a new match, both team sheets saved, in a browser of their own.
 * `now` holds the clock still from the first look on: epoch milliseconds, near the true time.
 */
export async function openTable(browser: Browser, call: Call, rules: MatchRules, now?: number) {
  const table = await openBareTable(browser, call, rules, now);
  await table.teamList('team1', 1, 9);
  await table.teamList('team2', 11, 8);
  return table;
}

/** The same without team sheets, as where nobody saves them. */
export async function openBareTable(browser: Browser, call: Call, rules: MatchRules, now?: number) {
  const { id, link } = await arrangeTable(call, SQUADS, rules);
  const court = await browser.newContext();
  const page = await court.newPage();
  if (now !== undefined) await page.clock.setFixedTime(now);
  const table = atTheTable(page, NAMES);
  await page.goto(link);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await openFullTable(page);

  /** The six who begin a set on either side. */
  async function lineups(set: number): Promise<void> {
    for (const team of SIDES) {
      await table.lineup({ id: '', at: 0, type: 'lineup', set, team, players: LINEUPS[team] });
    }
  }
  return { id, page, ...table, ...rulings(page), lineups, close: () => court.close() };
}

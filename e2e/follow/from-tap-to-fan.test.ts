import type { Page } from '@playwright/test';
import {
  createLeague,
  createLeagueMatch,
  createTeam,
  signInByScreen,
} from '../organise/arrange-by-screens.ts';
import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin } from '../support/sign-in.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

const TEAMS = ['Upendo Queens', 'Amani Spikers'] as const;
/** The winner of each rally of a set that ends 25-17. */
const SET = Array.from({ length: 42 }, (_, rally) => (rally % 5 < 2 && rally < 41 ? 1 : 0));

/** The administrator arranges the match on a desktop; gives its id and its scorer link. */
async function arrange(page: Page, wavu: Wavu): Promise<{ id: string; link: string }> {
  await page.goto(`${wavu.url}/admin`);
  await signInByScreen(page, await addAdmin(wavu));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await createLeague(page, 'Ligi ya Majaribio');
  await createTeam(page, TEAMS[0], '#0b6b3a');
  await createTeam(page, TEAMS[1], '#ffffff');
  const id = await createLeagueMatch(page, 'Ligi ya Majaribio', TEAMS);
  await page.getByRole('button', { name: 'Make a scorer link' }).click();
  const link = await page.locator('output').innerText();
  return { id, link };
}

async function startSet(scorer: Page): Promise<void> {
  await scorer.getByRole('button', { name: 'Start scoring' }).click();
  await scorer.getByRole('button', { name: 'Start match' }).click();
  await scorer.getByRole('button', { name: `${TEAMS[0]} serves` }).click();
}

/** One tap on a half, as soon as it takes taps. The number shows at once. */
async function tap(scorer: Page, winner: number, score: readonly number[]): Promise<void> {
  await scorer.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
  await scorer.getByRole('button', { name: `Point for ${TEAMS[winner]}` }).tap();
  const half = (team: number) => new RegExp(`Point for ${TEAMS[team]} now ${score[team]}\\b`);
  if (Math.max(...score) === 25) return;
  await expect(scorer.getByRole('button', { name: half(0) })).toBeVisible();
  await expect(scorer.getByRole('button', { name: half(1) })).toBeVisible();
}

async function expectPoints(fan: Page, id: string, score: readonly number[]): Promise<void> {
  const board = fan.locator(`article[data-match="${id}"]`);
  await expect(board.locator('b[data-k=p1]')).toHaveText(String(score[0]));
  await expect(board.locator('b[data-k=p2]')).toHaveText(String(score[1]));
}

for (const hasCrash of [false, true]) {
  const name = hasCrash
    ? 'a set is tapped while the server is killed, and the fan misses nothing'
    : 'an administrator arranges, a scorer taps, a fan sees each point';
  test(name, async ({ browser }, { project }) => {
    const wavu = await startWavu();
    try {
      const desktop = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const { id, link } = await arrange(await desktop.newPage(), wavu);
      const court = await browser.newContext(project.use);
      const scorer = await court.newPage();
      await scorer.goto(link);
      await startSet(scorer);
      expect(new URL(scorer.url()).hash, 'the token has left the address').toBe('');

      const stand = await browser.newContext(project.use);
      const fan = await stand.newPage();
      await fan.goto(`${wavu.url}/right/${id}`);
      await fan.evaluate('globalThis.isSamePage = true');

      const score = [0, 0];
      for (const [rally, winner] of SET.entries()) {
        const isDown = hasCrash && rally >= 12 && rally < 18;
        if (hasCrash && rally === 12) await wavu.kill9();
        score[winner]! += 1;
        await tap(scorer, winner, score);
        if (isDown) await expect(scorer.getByText(/waiting/)).toBeVisible();
        else if (rally < SET.length - 1) await expectPoints(fan, id, score);
        if (hasCrash && rally === 17) {
          await wavu.restart();
          await expect(scorer.getByText('saved on the server', { exact: true })).toBeVisible();
          await expectPoints(fan, id, score);
        }
      }
      await expect(scorer.getByText('Set 1 ended 25-17')).toBeVisible();
      await expect(scorer.getByText('saved on the server', { exact: true })).toBeVisible();
      await expectAccessible(scorer);

      const wins = fan.locator(`article[data-match="${id}"] b[data-k=w1]`);
      await expect(wins).toHaveText('1');
      expect(await fan.evaluate('globalThis.isSamePage'), 'the page was not loaded again').toBe(
        true,
      );
      const { items } = await apiOf(desktop.request, wavu)<{
        items: { type: string; winner?: string }[];
      }>('GET', `/matches/${id}/events?limit=1000`);
      const stored = items.filter(({ type }) => type === 'rally').map(({ winner }) => winner);
      expect(stored).toEqual(SET.map((winner) => `team${winner + 1}`));

      const plain = await browser.newContext({ ...project.use, javaScriptEnabled: false });
      const page = await plain.newPage();
      await page.goto(`${wavu.url}/right/${id}`);
      await expect(page.locator('article b[data-k=w1]')).toHaveText('1');
      await expect(page.getByRole('cell', { name: '25', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('cell', { name: '17', exact: true }).first()).toBeVisible();
      for (const context of [desktop, court, stand, plain]) await context.close();
    } finally {
      await wavu.remove();
    }
  });
}

import { expect, type Page } from '@playwright/test';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import type { Side } from '#domain/volleyball/side.ts';

export type TableNames = Record<Side, string>;

/** A scorer's fingers at the full table: each entry as the screen wants it. */
export function atTheTable(page: Page, names: TableNames) {
  const dialog = page.getByRole('dialog').last();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const choice = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });

  function shirt(side: Side, player: number): RegExp {
    return new RegExp(`^${names[side]} ${player}\\b`);
  }

  async function tapOnCourt(side: Side, player: number): Promise<void> {
    await page
      .locator('.console-court')
      .getByRole('button', { name: shirt(side, player) })
      .click();
  }

  /** The referee lets stand what the rules forbid. */
  async function override(): Promise<void> {
    await page.getByRole('button', { name: 'Record it anyway' }).click();
  }

  async function rally({ winner }: EventNamed<'rally'>): Promise<void> {
    await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
    await page.locator('.half', { hasText: names[winner] }).click();
  }

  async function libero(event: EventNamed<'libero'>, replaced: number): Promise<void> {
    const { team, action } = event;
    const label =
      action === 'out'
        ? `${replaced} back for ${event.libero}`
        : `Libero ${event.libero} for ${replaced}`;
    // One tap where the table has thought of it already, two otherwise.
    const prompt = button(new RegExp(`^${label} ?, ${names[team]}$`));
    if (event.override === undefined && (await prompt.count()) > 0) return prompt.click();
    await tapOnCourt(team, action === 'out' ? event.libero : replaced);
    await choice(new RegExp(`^${label}`)).click();
    if (event.override !== undefined) await override();
  }

  async function substitution({ team, pairs }: EventNamed<'substitution'>): Promise<void> {
    for (const [at, pair] of pairs.entries()) {
      if (at === 0) await tapOnCourt(team, pair.out);
      else await choice(shirt(team, pair.out)).click();
      await choice(shirt(team, pair.in)).first().click();
    }
    await choice('Record substitution').click();
  }

  async function challenge(event: EventNamed<'challenge'>): Promise<void> {
    await page.getByRole('button', { name: `Team ${names[event.team]}` }).click();
    await choice(/^Challenge/).click();
    const answer = event.outcome === 'right' ? 'The team was right' : 'The team was wrong';
    const effect = { none: 'stays', replay: 'played again', overturn: 'other team' };
    await choice(new RegExp(`^${answer}.*${effect[event.effect ?? 'none']}`)).click();
  }

  async function lineup({ team, set, players }: EventNamed<'lineup'>): Promise<void> {
    await page.getByRole('button', { name: `Line-up ${names[team]}, set ${set}` }).click();
    const same = choice(/^Same as in set/);
    const isSame =
      (await same.count()) > 0 && (await same.innerText()).includes(players.join(' · '));
    if (isSame) await same.click();
    else for (const player of players) await choice(shirt(team, player)).click();
    await choice('Save line-up').click();
  }

  return {
    lineup,
    /** Team sheets as the site has them, with their captain. */
    async teamList(side: Side, captain: number, players: number): Promise<void> {
      await page.getByRole('button', { name: `Team sheet ${names[side]}` }).click();
      await choice(`Captain ${captain}`).click();
      await choice(`Save ${players} players`).click();
    },
    async toss(firstServe: Side): Promise<void> {
      await page.getByRole('button', { name: /^Toss/ }).click();
      await choice(`${names[firstServe]} serves`).click();
    },
    async startSet(set: number): Promise<void> {
      await button(`Start set ${set}`).click();
      await expect(page.locator('.halves')).toBeVisible();
    },
    async confirmSet(set: number): Promise<void> {
      await page.getByRole('button', { name: new RegExp(`^Confirm set ${set}:`) }).click();
    },
    /** `replaced`: who leaves for the libero, or comes back. */
    async enter(event: MatchEvent, replaced: number): Promise<void> {
      if (event.type === 'rally') return rally(event);
      if (event.type === 'libero') return libero(event, replaced);
      if (event.type === 'substitution') return substitution(event);
      if (event.type === 'challenge') return challenge(event);
      if (event.type !== 'timeout') throw new Error(`The table was not asked for ${event.type}.`);
      const name = new RegExp(`^Time-out ${names[event.team]}`);
      return page.getByRole('button', { name }).click();
    },
  };
}

/** Chooses the full table, wherever the screen offers the level of detail. */
export async function openFullTable(page: Page): Promise<void> {
  const level = page.getByRole('button', { name: /^Level/ });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await level.or(more).first().click();
  await page.getByRole('button', { name: /^Full table/ }).click();
}

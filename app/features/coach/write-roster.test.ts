import { expect, test } from 'vitest';
import type { CreatePlayer } from '#contract/people/player.ts';
import { countNames, writeRoster } from './write-roster.ts';

const TEAM = '01a20391-f75c-7108-9c7b-e10fbe2da8f2';

test('a list is entered player by player, without players already on the roster', async () => {
  const saved: unknown[] = [];
  const there = countNames(['Juma Ally']);
  const list = '*Kikosi:*\n1. Juma Ally\n7 Asha Said, Libero\nNeema Juma';
  await writeRoster(list, TEAM, there, async (player) => saved.push(player));
  expect(saved).toEqual([
    { team: TEAM, fullName: 'Asha Said', jerseyNumber: 7, position: 'Libero' },
    { team: TEAM, fullName: 'Neema Juma' },
  ]);
});

test('an invalid line is named before any player is entered', async () => {
  const saved: unknown[] = [];
  const writing = writeRoster('7 Asha\n\n700 Neema', TEAM, countNames([]), async (it) =>
    saved.push(it),
  );
  await expect(writing).rejects.toMatchObject({ row: 4, column: 'jerseyNumber' });
  expect(saved).toEqual([]);
});

test('a retry after a lost connection enters no player twice', async () => {
  const saved: string[] = [];
  const there = countNames([]);
  let isDead = true;
  const keep = async ({ fullName }: { fullName: string }) => {
    if (saved.length === 1 && isDead) throw new Error('no network');
    saved.push(fullName);
  };
  await expect(writeRoster('1 Asha\n2 Neema', TEAM, there, keep)).rejects.toThrow('no network');
  isDead = false;
  await writeRoster('1 Asha\n2 Neema', TEAM, there, keep);
  expect(saved).toEqual(['Asha', 'Neema']);
});

test('two players of the same name are both entered, also if one is on the roster already', async () => {
  const saved: unknown[] = [];
  const there = countNames(['Juma Ally']);
  const list = '7 Juma Ally\n9 juma ally\n9 Asha';
  const keep = async ({ jerseyNumber }: CreatePlayer) => saved.push(jerseyNumber);
  await writeRoster(list, TEAM, there, keep);
  expect(saved).toEqual([9, 9]);
  await writeRoster(list, TEAM, there, keep);
  expect(saved).toEqual([9, 9]);
});

import { expect, test } from 'vitest';
import type { PlayerSummary } from '#contract/people/player.ts';
import { INITIAL_STATE } from '#domain/volleyball/match-state.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import {
  draftOf,
  faultIn,
  placesByShirt,
  planOf,
  toggleCaptain,
  toggleLibero,
  togglePlays,
  withPlaces,
} from './lineup-draft.ts';

const roster: PlayerSummary[] = [1, 2, 3, 4, 5, 6, 7, 8].map((shirt) => ({
  id: `p${shirt}`,
  fullName: `Mchezaji ${shirt}`,
  jerseyNumber: shirt,
  team: null,
  profilePicture: null,
  gender: null,
  dominantHand: null,
  position: shirt === 7 ? 'Libero' : null,
}));
const unnumbered = { ...roster[0]!, id: 'new', jerseyNumber: null };
const six = [1, 2, 3, 4, 5, 6];
const { team1: atTable } = INITIAL_STATE;

test('a new draft has every numbered player, the libero of the roster and an empty court', () => {
  const draft = draftOf([...roster, unnumbered], PRESETS.indoor, undefined, atTable);
  expect(draft.plays).toHaveLength(8);
  expect(draft.liberos).toEqual(['p7']);
  expect(faultIn(draft)).toEqual({ kind: 'free-places', count: 6 });
  expect(draftOf(roster, PRESETS.beach, undefined, atTable)).toMatchObject({
    liberos: [],
    places: [null, null],
  });
});

test('a prepared line-up is read back unchanged, including shirts used only in that match', () => {
  const draft = withPlaces(draftOf(roster, PRESETS.indoor, undefined, atTable), six);
  const plan = planOf(toggleCaptain({ ...draft, shirts: { ...draft.shirts, p2: '92' } }, 'p2'), 1);
  expect(plan).toMatchObject({ players: [1, 92, 3, 4, 5, 6], liberos: [7], captain: 92 });
  const saved = { ...plan, match: 'm', team: 't', updatedAt: '' };
  expect(planOf(draftOf(roster, PRESETS.indoor, saved, atTable), 1)).toEqual(plan);
});

test('a player who has left the team leaves a free place in the draft', () => {
  const plan = planOf(withPlaces(draftOf(roster, PRESETS.indoor, undefined, atTable), six), 1);
  const saved = { ...plan, captain: 3, match: 'm', team: 't', updatedAt: '' };
  const draft = draftOf(roster.slice(0, 2).concat(roster.slice(3)), PRESETS.indoor, saved, atTable);
  expect(placesByShirt(draft)).toEqual([1, 2, null, 4, 5, 6]);
  expect(draft.captain).toBe(null);
});

test('a player made libero plays but leaves the court; a player taken out loses every role', () => {
  const draft = toggleCaptain(
    withPlaces(draftOf(roster, PRESETS.indoor, undefined, atTable), six),
    'p4',
  );
  const libero = toggleLibero(draft, 'p4');
  expect(placesByShirt(libero)).toEqual([1, 2, 3, null, 5, 6]);
  expect(libero.liberos).toEqual(['p7', 'p4']);
  expect(togglePlays(libero, 'p4')).toMatchObject({ liberos: ['p7'], captain: null });
  const back = toggleLibero(togglePlays(draft, 'p8'), 'p8');
  expect(back.plays).toContain('p8');
  expect(toggleLibero(back, 'p8').liberos).toEqual(['p7']);
  expect(toggleCaptain(togglePlays(draft, 'p8'), 'p8').plays).toContain('p8');
});

test('a missing or repeated shirt number is a fault', () => {
  const draft = withPlaces(draftOf(roster, PRESETS.indoor, undefined, atTable), six);
  expect(faultIn(draft)).toBe(null);
  const typed = (p2: string) => faultIn({ ...draft, shirts: { ...draft.shirts, p2 } });
  expect(typed('')).toEqual({ kind: 'no-shirt', player: 'p2' });
  expect(typed('2x')).toEqual({ kind: 'no-shirt', player: 'p2' });
  expect(typed('8')).toEqual({ kind: 'two-shirts', shirt: 8 });
});

test('the recorded team list decides players and liberos, and a redesignated libero does not start', () => {
  const plan = planOf(withPlaces(draftOf(roster, PRESETS.indoor, undefined, atTable), six), 2);
  const saved = { ...plan, captain: 3, match: 'm', team: 't', updatedAt: '' };
  const sheet = { ...atTable, players: [1, 2, 3, 4, 5, 6, 7], liberos: [6], captain: 2 };
  const draft = draftOf(roster, PRESETS.indoor, saved, sheet);
  expect(draft).toMatchObject({ liberos: ['p6'], captain: 'p2' });
  expect(draft.plays).not.toContain('p8');
  expect(placesByShirt(draft)).toEqual([1, 2, 3, 4, 5, null]);
});

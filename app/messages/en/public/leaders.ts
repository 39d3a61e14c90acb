import { plural } from '../../plural.ts';

/** Lists of the best of a league, and sums by season. */
export const leaders = {
  title: 'Leaders',
  lists: { points: 'Most points', ace: 'Most aces', block: 'Most blocks' },
  basis: (told: number, played: number) =>
    plural('en', played, {
      one: `From ${told} of 1 match: it is scored rally by rally, with the names.`,
      other: `From ${told} of ${played} matches: those scored rally by rally, with the names.`,
    }),
  inMatches: (n: number) => plural('en', n, { one: '1 match', other: `${n} matches` }),
  seasons: 'Season by season',
  friendly: 'Friendly matches',
  seasonHeads: { matches: 'P', points: 'Pts', attack: 'Att', block: 'Blk', ace: 'Ace' },
  seasonWords: {
    place: 'Place',
    league: 'League',
    matches: 'Matches recorded rally by rally',
    points: 'Points',
    attack: 'Attacks',
    block: 'Blocks',
    ace: 'Aces',
  },
  placeNow: 'A place in brackets is that of a league still being played.',
};

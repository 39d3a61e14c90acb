import type { LineupsPage } from '#app/features/match-page/lineups/lineups.ts';
import type { PointsPage } from '#app/features/match-page/points/points-page.ts';
import type { SearchHit } from '#contract/site/search.ts';
import { COURTS, TEAMS } from './samples.ts';

// Invented points, line-ups, days and hits of a search.

export const TODAY = '2026-11-21';
export const MATCH_DAYS = ['2026-11-19', TODAY, '2026-11-22', '2026-11-28'] as const;

const NAMES = { team1: { 7: 'Rehema Juma' }, team2: { 3: 'Asha Mwinyi' } };

/** A set that goes on: a run of four, a time-out, a substitution. */
export const POINTS: PointsPage = {
  known: [1, 2],
  chosen: 2,
  team: null,
  asText: false,
  moments: [{ name: 'run', team: 'team1', n: 4, set: 2, team1Score: 4, team2Score: 0 }],
  names: NAMES,
  sets: [
    {
      set: 2,
      team1Score: 4,
      team2Score: 1,
      over: false,
      lines: [
        point('team2', [4, 1], 'block', 3),
        { kind: 'substitution', team: 'team2', pairs: [{ out: 10, in: 12 }] },
        { kind: 'timeout', team: 'team2' },
        { ...point('team1', [4, 0], 'attack', 7), run: 4 },
        point('team1', [3, 0], 'ace', 7),
        point('team1', [2, 0], 'opponent-serve-error', null),
        point('team1', [1, 0], null, null),
      ],
    },
  ],
};

type Line = Extract<PointsPage['sets'][number]['lines'][number], { kind: 'point' }>;

function point(
  team: Line['team'],
  score: readonly [number, number],
  reason: Line['reason'],
  player: number | null,
): Line {
  return {
    kind: 'point',
    team,
    team1Score: score[0],
    team2Score: score[1],
    reason,
    player,
    run: null,
  };
}

export const LINEUPS: LineupsPage = {
  known: [1, 2, 3],
  chosen: 3,
  courts: COURTS,
  changes: { team1: [{ out: 12, in: 14 }], team2: [] },
  names: NAMES,
};

export const HITS: SearchHit[] = [
  { id: TEAMS[0].id, name: TEAMS[0].name, detail: 'Zanzibar', gender: 'Women', crest: TEAMS[0] },
  {
    id: 'ligi',
    name: 'Ligi Kuu Zanzibar',
    detail: '2026',
    monogram: { logo: null, type: 'League' },
  },
  { id: 'live', name: 'Mafunzo v KVZ', detail: TODAY, teams: [TEAMS[0], TEAMS[1]] },
];

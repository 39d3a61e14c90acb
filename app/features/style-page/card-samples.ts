import type {
  PointScorer,
  PointScorers,
} from '#app/features/match-page/statistics/point-scorers.ts';
import type { Fact } from '#app/features/match-page/statistics/point-statistics.ts';
import type { FlowSet } from '#app/features/match-page/statistics/score-flow.ts';
import type { MatchOfficial } from '#contract/people/official.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { News } from '#contract/site/news.ts';
import type { ChanceCourse } from '#domain/volleyball/statistics/chance-course.ts';
import { TEAMS } from './samples.ts';

// Invented officials, courses, players and news for the cards.

export const OFFICIALS: MatchOfficial[] = [
  { id: 'referee', name: 'Zuhura Salum', duty: 'referee1' },
  { id: 'scorer', name: 'Said Ali', duty: 'scorer' },
];

export const FACTS: Fact[] = [
  { name: 'totalPoints', team1: 97, team2: 82 },
  { name: 'attacks', team1: 48, team2: 41 },
  { name: 'blocks', team1: 9, team2: 9 },
  { name: 'sideOuts', team1: 52, team2: 44, of1: 80, of2: 92 },
];

/** Leads after each point: a set that team 1 won by six, and a running one that team 2 led. */
export const FLOW: FlowSet[] = [
  {
    set: 1,
    team1Score: 10,
    team2Score: 4,
    over: true,
    leads: [0, 1, 0, 1, 2, 3, 4, 3, 4, 5, 4, 5, 6, 5, 6],
    timeouts: [{ after: 6, team: 'team2' }],
    run: { team: 'team1', from: 2, length: 4 },
  },
  {
    set: 2,
    team1Score: 5,
    team2Score: 6,
    over: false,
    leads: [0, -1, -2, -1, -2, -3, -2, -1, -2, -1, 0, -1],
    timeouts: [],
    run: null,
  },
];

export const CHANCES: ChanceCourse = {
  now: 0.62,
  chances: [0.5, 0.55, 0.61, 0.7, 0.64, 0.52, 0.41, 0.48, 0.55, 0.62],
  turn: null,
};

function scorer(player: number, name: string, points: number): PointScorer {
  const kinds = { attack: points - 3, block: 2, ace: 1, unspecified: 0 };
  return { player, points, ...kinds, who: { id: `${player}`, name } };
}

export const SCORERS: PointScorers = {
  explained: 40,
  rallies: 46,
  team1: [scorer(9, 'Rehema Juma', 14), scorer(4, 'Neema Paul', 8)],
  team2: [scorer(11, 'Asha Mwinyi', 12), scorer(2, 'Pili Hamisi', 6)],
};

function player(jerseyNumber: number, fullName: string, position: string): PlayerSummary {
  return {
    id: fullName.toLowerCase(),
    fullName,
    profilePicture: null,
    jerseyNumber,
    gender: 'Female',
    position,
    dominantHand: null,
    team: { id: TEAMS[2].id, name: TEAMS[2].name },
  };
}

export const PLAYERS: PlayerSummary[] = [
  player(9, 'Rehema Juma', 'Setter'),
  player(4, 'Neema Paul', 'Libero'),
];

function article(id: string, title: string, team: News['team']): News {
  return {
    id,
    title,
    text: 'Mechi zote zinaanza saa kumi jioni.',
    league: null,
    team,
    language: null,
    publishedAt: '2026-11-21T08:00:00Z',
    draft: false,
    picture: null,
    pictureAlt: null,
    updatedAt: '2026-11-21T08:00:00Z',
  };
}

export const NEWS: News[] = [
  article('team-news', 'Ukonga Warriors wafuzu', { id: TEAMS[2].id, name: TEAMS[2].name }),
  article('site-news', 'Ratiba ya wikiendi', null),
];

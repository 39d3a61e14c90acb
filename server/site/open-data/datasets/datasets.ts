import type { Dataset } from './dataset.ts';
import {
  decisions,
  fixtures,
  groups,
  groupTeams,
  leagues,
  leagueTeams,
  swiss,
  swissRounds,
} from './leagues.ts';
import { bestPlayers, events, matches } from './matches.ts';
import { clubs, players, seasons, teams, venues } from './people.ts';

/** Everything that is published, referenced tables before those that refer. */
export const DATASETS: readonly Dataset[] = [
  clubs,
  teams,
  players,
  seasons,
  venues,
  leagues,
  leagueTeams,
  groups,
  groupTeams,
  decisions,
  swiss,
  swissRounds,
  matches,
  fixtures,
  events,
  bestPlayers,
];

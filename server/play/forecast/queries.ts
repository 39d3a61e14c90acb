import type { LeagueDetail } from '#contract/leagues/league.ts';
import { FORECAST_SEASONS, type Forecast } from '#contract/places/forecast.ts';
import { type MatchLength, matchChance } from '#domain/competition/prediction/match-chances.ts';
import type { MatchToPlay, SeasonToPlay } from '#domain/competition/prediction/places-played-on.ts';
import { type SetStrength, setChance } from '#domain/competition/prediction/set-strength.ts';
import { schemeOf } from '#domain/competition/standings/points-system.ts';
import { rulesOfChoice } from '#domain/volleyball/presets.ts';
import type { Store } from '#server/platform/db/store.ts';
import { findLeague } from '#server/play/leagues/queries.ts';
import {
  hasResult,
  pointsOf,
  readTableFacts,
  type TableFacts,
  tablesByGroup,
} from '#server/play/standings/queries.ts';
import { chancesOf } from './chances-shown.ts';
import { playOn } from './play-on.ts';
import { strengthsAfter } from './strengths.ts';

type Rows = TableFacts['results'];

/** Matches of which the chance is told. */
const NEXT_MATCHES = 12;

/** Throws not-found. A league that shows no chances has no forecast, nor one that has hardly begun. */
export async function getForecast(store: Store, leagueId: string, now: number): Promise<Forecast> {
  const facts = await readTableFacts(store, leagueId);
  const { league } = facts;
  const gone = new Set(
    facts.entries.filter(({ kind }) => kind === 'withdrawal').map(({ team_id }) => team_id),
  );
  const present = (row: Rows[number]) => !gone.has(row.team1_id) && !gone.has(row.team2_id);
  const played = facts.results.filter((row) => hasResult(row) && row.forfeit === null);
  const open = facts.results.filter((row) => !hasResult(row) && present(row));
  const choice = await chancesOf(store, league, now);
  const state =
    choice !== 'shown'
      ? choice
      : open.length === 0
        ? 'over'
        : isEarly(league, played, gone)
          ? 'early'
          : 'shown';
  if (state !== 'shown') return { state, seasons: 0, tables: [], matches: [] };
  const neutral = league.type !== 'League';
  const strength = strengthOf(league, played, neutral);
  const tables = await Promise.all(
    tablesByGroup(facts).map(async ({ group, rows }) => {
      const here = rows.filter(({ team }) => !gone.has(team.id));
      const ids = new Set(here.map(({ team }) => team.id));
      const matches = open
        .filter((row) => ids.has(row.team1_id) && ids.has(row.team2_id))
        .map((row): MatchToPlay => ({ team1: row.team1_id, team2: row.team2_id, neutral }));
      const season = seasonOf(league, here, matches, strength);
      const { counts, seasons } = await playOn(season, `${league.id} ${group ?? ''}`);
      const teams = here.map(({ team }, index) => ({
        team,
        strength: setChance(strength, { team1: team.id, team2: '', neutral: true }),
        places: counts[index]!.map((count) => count / seasons),
      }));
      return { group, teams };
    }),
  );
  return { state, seasons: FORECAST_SEASONS, tables, matches: nextOf(league, open, strength) };
}

/** Whether the league of a match shows the chance of its teams; a match without a league shows none. */
export async function showsChances(
  store: Store,
  leagueId: string | undefined,
  now: number,
): Promise<boolean> {
  const league = leagueId === undefined ? undefined : await findLeague(store, leagueId);
  return league !== undefined && (await chancesOf(store, league, now)) === 'shown';
}

/** The points and sets of a table, and what is left to play in it. */
function seasonOf(
  league: LeagueDetail,
  rows: ReturnType<typeof tablesByGroup>[number]['rows'],
  matches: MatchToPlay[],
  strength: SetStrength,
): SeasonToPlay {
  const teams = rows.map(({ team, points, played, won, setsWon, setsLost }) => {
    return { team: team.id, points, played, won, setsWon, setsLost };
  });
  const scheme = schemeOf(pointsOf(league));
  return { teams, matches, strength, length: lengthOf(league), scheme, criteria: league.criteria };
}

function lengthOf(league: LeagueDetail): MatchLength {
  const { setsToWin, fixedSets } = rulesOfChoice(league.rules);
  return { setsToWin, fixedSets } as MatchLength;
}

function strengthOf(league: LeagueDetail, played: Rows, neutral: boolean): SetStrength {
  const known = new Set(league.teams.map(({ id }) => id));
  return strengthsAfter(
    [...known].sort(),
    played
      .filter((row) => known.has(row.team1_id) && known.has(row.team2_id))
      .map((row) => ({
        team1: row.team1_id,
        team2: row.team2_id,
        setsWon: [row.team1_wins, row.team2_wins],
        neutral,
      })),
  );
}

/** Until every team has played, a forecast would tell of the model alone. */
function isEarly(league: LeagueDetail, played: Rows, gone: ReadonlySet<string>): boolean {
  const seen = new Set(played.flatMap((row) => [row.team1_id, row.team2_id]));
  return league.teams.some(({ id }) => !gone.has(id) && !seen.has(id));
}

function nextOf(league: LeagueDetail, open: Rows, strength: SetStrength): Forecast['matches'] {
  const teams = new Map(league.teams.map((team) => [team.id, team]));
  return open
    .filter((row) => teams.has(row.team1_id) && teams.has(row.team2_id) && row.status !== 'Live')
    .toSorted((a, b) => a.starts_at - b.starts_at || (a.id < b.id ? -1 : 1))
    .slice(0, NEXT_MATCHES)
    .map(({ id, team1_id, team2_id, starts_at }) => {
      const pair = { team1: team1_id, team2: team2_id, neutral: league.type !== 'League' };
      return {
        id,
        team1: teams.get(team1_id)!,
        team2: teams.get(team2_id)!,
        startsAt: new Date(starts_at).toISOString(),
        chance: matchChance(setChance(strength, pair), lengthOf(league)),
      };
    });
}

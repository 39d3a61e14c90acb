import type { FollowKey } from '#contract/accounts/follows.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { UssdSource } from '#server/site/ussd/source.ts';

export type Subject = FollowKey & { name: string };

/** In front of the name of a league that a team might have, too. */
const LEAGUE_WORDS = new Set(['ligi', 'league']);

/**
 * The subject that 'Chui', 'Ligi ya Moshi' or 'Chui - Faru' names: a match of two teams, live or among the
 * next ones, a team, or a league.
 */
export async function findSubject(source: UssdSource, typed: string): Promise<Subject | undefined> {
  const [first = '', ...rest] = typed.split(' ');
  const isLeague = LEAGUE_WORDS.has(sortName(first)) && rest.length > 0;
  if (isLeague) {
    const league = (await findLeague(source, typed)) ?? (await findLeague(source, rest.join(' ')));
    if (league !== undefined) return league;
  }
  const [nameOfTeam = '', opponent] = typed.split(/ (?:-|–|v|vs) /i);
  if (opponent !== undefined) {
    const match = await findMatch(source, nameOfTeam, opponent);
    if (match !== undefined) return match;
  }
  const [team] = await source.findTeams(typed);
  if (team !== undefined) return { kind: 'team', id: team.id, name: team.name };
  return findLeague(source, typed);
}

async function findLeague(source: UssdSource, name: string): Promise<Subject | undefined> {
  const named = sortName(name);
  const leagues = await source.leagues();
  const same = leagues.find((league) => sortName(league.name) === named);
  const found = same ?? leagues.find((league) => sortName(league.name).includes(named));
  return found && { kind: 'league', id: found.id, name: found.name };
}

async function findMatch(
  source: UssdSource,
  nameOfTeam: string,
  opponent: string,
): Promise<Subject | undefined> {
  const [team] = await source.findTeams(nameOfTeam);
  if (team === undefined) return undefined;
  const named = sortName(opponent);
  const matches = await source.matchesOf(team.id);
  const found = matches.find(
    ({ status, team1, team2 }) =>
      status !== 'ended' &&
      [team1, team2].some((name) => name !== team.name && sortName(name).includes(named)),
  );
  return found && { kind: 'match', id: found.id, name: `${found.team1} - ${found.team2}` };
}

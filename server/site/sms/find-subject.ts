import type { FollowKey } from '#contract/accounts/follows.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { UssdMatch, UssdName, UssdSource } from '#server/site/ussd/source.ts';

export type Subject = FollowKey & { name: string };

/** In front of the name of a league that a team might have, too. */
const LEAGUE_WORDS = new Set(['ligi', 'league']);

/**
 * The subject that 'Chui', 'Ligi ya Moshi' or 'Chui - Faru' names: a match of two teams that is live or to
 * come, a team, or a league.
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
  const isSame = (league: UssdName) => sortName(league.name) === named;
  // One that is not played now, by its whole name alone.
  const same = leagues.find(isSame) ?? (await source.findLeagues(name)).find(isSame);
  const found = same ?? leagues.find((league) => sortName(league.name).includes(named));
  return found && { kind: 'league', id: found.id, name: found.name };
}

/** Several teams may have the name, or a part of it: the two that are named in full come first. */
async function findMatch(
  source: UssdSource,
  nameOfTeam: string,
  opponent: string,
): Promise<Subject | undefined> {
  const teams = await source.findTeams(nameOfTeam);
  const named = sortName(opponent);
  const ofTeams = await Promise.all(
    teams.map(async ({ id, name }) => {
      const matches = await source.comingOf(id);
      return matches.filter((match) => sortName(opponentOf(match, name)).includes(named));
    }),
  );
  const both = [nameOfTeam, opponent].map(sortName).toSorted().join('\n');
  const isBoth = ({ team1, team2 }: UssdMatch) =>
    [team1, team2].map(sortName).toSorted().join('\n') === both;
  const found = ofTeams.flat();
  const match = found.find(isBoth) ?? found[0];
  return match && { kind: 'match', id: match.id, name: `${match.team1} - ${match.team2}` };
}

function opponentOf({ team1, team2 }: UssdMatch, team: string): string {
  return team1 === team ? team2 : team1;
}

import { isForeign } from './home-country.ts';
import type { PlayerProblem, RosterProblem } from './problem.ts';
import type { EligibilityRule } from './rule.ts';
import { isTransferOpen } from './transfer-window.ts';
import { type Registered, twinsOf } from './twins.ts';

/** A team of a league with everybody on its roster. */
export type Roster = {
  team: string;
  /** `Men` and `Women` ask for players of that gender. */
  gender: string;
  players: readonly Registered[];
};

export type CheckedRoster = {
  team: string;
  problems: readonly RosterProblem[];
  players: readonly { id: string; problems: readonly PlayerProblem[] }[];
};

/**
 * The faults of the rosters of a league on a day, of each team and of each of its players.
 *
 * @param day the day of play, `YYYY-MM-DD`, on which licences have to be valid
 */
export function checkRosters(
  rule: EligibilityRule,
  rosters: readonly Roster[],
  day: string,
): CheckedRoster[] {
  const twins = twinsOf(rosters);
  return rosters.map(({ team, gender, players }) => ({
    team,
    problems: rosterProblems(rule, players),
    players: players.map((player) => ({
      id: player.id,
      problems: [
        ...ageProblems(rule, player),
        ...genderProblems(gender, player),
        ...licenceProblems(rule, player, day),
        ...dayProblems(rule, player),
        ...(twins.get(player.id) ?? []),
        ...countryProblems(rule, player),
      ],
    })),
  }));
}

/** Whole years on a day; both as `YYYY-MM-DD`. Born on 29 February: older on 1 March. */
export function ageOnDay(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

function rosterProblems(
  { least, most, foreigners }: EligibilityRule,
  players: readonly Registered[],
): RosterProblem[] {
  const problems: RosterProblem[] = [];
  const count = players.length;
  if (least !== null && count < least) problems.push({ kind: 'too-few', players: count, least });
  if (most !== null && count > most) problems.push({ kind: 'too-many', players: count, most });
  const abroad = players.filter(({ nationality }) => isForeign(nationality)).length;
  if (foreigners !== null && abroad > foreigners)
    problems.push({ kind: 'too-many-foreign', players: abroad, most: foreigners });
  return problems;
}

function ageProblems({ age: limit }: EligibilityRule, { birth }: Registered): PlayerProblem[] {
  if (limit === null) return [];
  if (birth === null) return [{ kind: 'age-unknown' }];
  const age = ageOnDay(birth, limit.on);
  const { youngest, oldest } = limit;
  if (oldest !== null && age > oldest) return [{ kind: 'too-old', age, oldest }];
  if (youngest !== null && age < youngest) return [{ kind: 'too-young', age, youngest }];
  return [];
}

const GENDERS: Record<string, string> = { Male: 'Men', Female: 'Women' };

function genderProblems(team: string, { gender }: Registered): PlayerProblem[] {
  if (gender === null || (team !== 'Men' && team !== 'Women')) return [];
  return (GENDERS[gender] ?? gender) === team ? [] : [{ kind: 'other-gender' }];
}

function licenceProblems(
  { licences }: EligibilityRule,
  { licence, licenceUntil }: Registered,
  day: string,
): PlayerProblem[] {
  if (!licences) return [];
  if (licence === null) return [{ kind: 'no-licence' }];
  if (licenceUntil === null || licenceUntil >= day) return [];
  return [{ kind: 'licence-over', until: licenceUntil }];
}

/** Players of whom it is not known when they came were there before anybody noted it. */
function dayProblems(
  { closesOn, windows }: EligibilityRule,
  { joinedOn, isTransfer }: Registered,
): PlayerProblem[] {
  if (joinedOn === null) return [];
  if (isTransfer && windows.length > 0)
    return isTransferOpen({ windows }, joinedOn) ? [] : [{ kind: 'transfer-closed', on: joinedOn }];
  if (closesOn === null || joinedOn <= closesOn) return [];
  return [{ kind: 'came-late', on: joinedOn, closesOn }];
}

function countryProblems(
  { foreigners }: EligibilityRule,
  { nationality }: Registered,
): PlayerProblem[] {
  if (foreigners === null || isForeign(nationality) !== undefined) return [];
  return [{ kind: 'nationality-unknown' }];
}

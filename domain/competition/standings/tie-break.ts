import type { Criterion, RankingCriterion } from './criteria.ts';
import { compareFractions, type Fraction, fraction } from './fraction.ts';
import type { MatchSide } from './match-side.ts';
import { lastMeeting } from './meeting-order.ts';
import { recordOf, sumValue, type TeamRecord } from './tally.ts';

/** The facts on which the ranking of some teams is decided. */
export type TieContext = {
  readonly records: ReadonlyMap<string, TeamRecord>;
  readonly criteria: readonly RankingCriterion[];
};

/** The reason why the teams before it stand above the teams after it. */
export type Break = {
  readonly criterion: RankingCriterion;
  readonly values: ReadonlyMap<string, Fraction>;
  /** The level teams whose matches among themselves were counted. */
  readonly among?: readonly string[];
  /** The criterion that decided between them there. */
  readonly within?: RankingCriterion;
};

/** Teams that nothing separates yet, and why they stand below the block before them. */
export type Block = { readonly teams: readonly string[]; readonly reason?: Break | undefined };

/** The best first. */
export type Ranked = readonly Block[];

/**
 * Splits level teams by the criteria from number `from` on. Each criterion sees only the teams that
 * those before it left level.
 */
export function breakTies(group: readonly string[], context: TieContext, from = 0): Ranked {
  const criterion = context.criteria[from];
  if (criterion === undefined || group.length < 2) return unsplit(group);
  return refine(splitBy(criterion, group, context), (part) => breakTies(part, context, from + 1));
}

function unsplit(group: readonly string[]): Ranked {
  return [{ teams: group }];
}

function splitBy(
  criterion: RankingCriterion,
  group: readonly string[],
  context: TieContext,
): Ranked {
  if (isComparing(criterion)) return COMPARING[criterion](group, context);
  return split(group, criterion, (team) => sumValue(recordIn(context, team).tally, criterion));
}

/** The criteria that look at several teams at once. */
const COMPARING = {
  headToHead,
  lastMatch: splitByLastMatch,
  winsIfPlayedEqual: splitByEqualPlay,
} as const;

function isComparing(criterion: RankingCriterion): criterion is keyof typeof COMPARING {
  return criterion in COMPARING;
}

export function rankingCriteria(criteria: readonly Criterion[]): readonly RankingCriterion[] {
  const ranking = criteria.flatMap((name): RankingCriterion[] =>
    isComparing(name) ? ['unplayed', name] : [name],
  );
  return [...ranking, 'unplayed'];
}

/** Swiss volleyball: more wins count only among teams that have played equally often. */
function splitByEqualPlay(group: readonly string[], context: TieContext): Ranked {
  const played = new Set(group.map((team) => recordIn(context, team).tally.played));
  if (played.size > 1) return unsplit(group);
  return split(group, 'winsIfPlayedEqual', (team) => fraction(recordIn(context, team).tally.won));
}

/**
 * The level teams' matches among themselves, by all the league's criteria. After a split the
 * comparison starts again for each remaining part, with its own matches only. Two teams still level
 * are separated by the last of their meetings. The FIVB asks two teams for it at once, which differs
 * only when they met more than once: its order lists `lastMatch` before `headToHead`.
 *
 * While some pair of the group has not met, the table among them would punish a team for its
 * calendar, so it says nothing.
 */
function headToHead(group: readonly string[], context: TieContext): Ranked {
  const mini = amongThemselves(group, context);
  if (!everyPairHasMet(group, mini)) return unsplit(group);
  const ranked = breakTies(group, mini);
  if (ranked.length === 1) return explained(splitByLastMatch(group, mini), group);
  return refine(explained(ranked, group), (part) => headToHead(part, context));
}

function amongThemselves(group: readonly string[], context: TieContext): TieContext {
  return {
    records: new Map(group.map((team) => [team, recordOf(meetingsIn(context, team, group))])),
    criteria: context.criteria.filter((name) => name !== 'headToHead'),
  };
}

/** One team's matches against some teams. */
function meetingsIn(
  context: TieContext,
  team: string,
  opponents: readonly string[],
): readonly MatchSide[] {
  return recordIn(context, team).sides.filter((side) => opponents.includes(side.opponent));
}

function everyPairHasMet(group: readonly string[], mini: TieContext): boolean {
  return group.every((team) => {
    const met = new Set(recordIn(mini, team).sides.map((side) => side.opponent));
    return met.size === group.length - 1;
  });
}

function explained(ranked: Ranked, among: readonly string[]): Ranked {
  return ranked.map(({ teams, reason }) => ({
    teams,
    reason: reason && { ...reason, criterion: 'headToHead', within: reason.criterion, among },
  }));
}

/** FIVB: of two level teams the one that won their last match. A double forfeit is lost by both. */
function splitByLastMatch(group: readonly string[], context: TieContext): Ranked {
  if (group.length !== 2) return unsplit(group);
  return split(group, 'lastMatch', (team) => {
    const last = lastMeeting(meetingsIn(context, team, group));
    return last && fraction(Number(last.result === 'W'));
  });
}

function split(
  group: readonly string[],
  criterion: RankingCriterion,
  valueFor: (team: string) => Fraction | undefined,
): Ranked {
  const values = new Map<string, Fraction>();
  for (const team of group) {
    const value = valueFor(team);
    // One unknown value makes the criterion say nothing: unknown must not be taken for zero.
    if (!value) return unsplit(group);
    values.set(team, value);
  }
  const compare = (a: string, b: string) =>
    compareFractions(values.get(a) as Fraction, values.get(b) as Fraction);
  const ranked: { teams: string[]; reason?: Break | undefined }[] = [];
  let before: string | undefined;
  for (const team of [...group].sort(compare)) {
    if (before !== undefined && compare(before, team) === 0) ranked.at(-1)?.teams.push(team);
    else ranked.push({ teams: [team], reason: ranked[0] && { criterion, values } });
    before = team;
  }
  return ranked;
}

/** Splits each block further and keeps the reasons that already stand between them. */
function refine(ranked: Ranked, split: (block: readonly string[]) => Ranked): Ranked {
  return ranked.flatMap(({ teams, reason }) =>
    split(teams).map((finer, index) => (index > 0 ? finer : { ...finer, reason })),
  );
}

function recordIn(context: TieContext, team: string): TeamRecord {
  return context.records.get(team) as TeamRecord;
}

import type { RankingCriterion } from './criteria.ts';
import { compareFractions, type Fraction, wholeNumber } from './fraction.ts';
import type { MatchSide } from './match-side.ts';
import { lastMeeting } from './meeting-order.ts';
import { addSide, emptyTally, type SumCriterion, sumValue, type Tally } from './tally.ts';

/** The facts on which the ranking of some teams is decided. */
export type TieContext = {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Every counted match side by team. */
  readonly sides: ReadonlyMap<string, readonly MatchSide[]>;
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

/** Level teams in order, best first; `breaks[i]` stands between `blocks[i]` and `blocks[i + 1]`. */
export type Ranked = {
  readonly blocks: readonly (readonly string[])[];
  readonly breaks: readonly Break[];
};

/**
 * Splits level teams by the criteria from number `from` on. Each criterion sees only the teams that
 * those before it left level.
 */
export function breakTies(group: readonly string[], context: TieContext, from = 0): Ranked {
  const criterion = context.criteria[from];
  if (criterion === undefined || group.length < 2) return { blocks: [group], breaks: [] };
  const parts = splitBy(criterion, group, context);
  return refine(parts, (part) => breakTies(part, context, from + 1));
}

function splitBy(
  criterion: RankingCriterion,
  group: readonly string[],
  context: TieContext,
): Ranked {
  switch (criterion) {
    case 'headToHead':
      return headToHead(group, context);
    case 'lastMatch':
      return splitByLastMatch(group, context);
    case 'winsIfPlayedEqual':
      return splitByEqualPlay(group, context);
    default:
      return splitBySum(criterion, group, context);
  }
}

function splitBySum(
  criterion: SumCriterion,
  group: readonly string[],
  context: TieContext,
): Ranked {
  const values = new Map<string, Fraction>();
  for (const team of group) {
    const value = sumValue(tallyOf(context, team), criterion);
    // One unknown value makes the criterion say nothing: unknown must not be taken for zero.
    if (value === undefined) return { blocks: [group], breaks: [] };
    values.set(team, value);
  }
  return splitByValues(group, { criterion, values });
}

/** Swiss volleyball: more wins count only among teams that have played equally often. */
function splitByEqualPlay(group: readonly string[], context: TieContext): Ranked {
  const played = new Set(group.map((team) => tallyOf(context, team).played));
  if (played.size > 1) return { blocks: [group], breaks: [] };
  const values = new Map(group.map((team) => [team, wholeNumber(tallyOf(context, team).won)]));
  return splitByValues(group, { criterion: 'winsIfPlayedEqual', values });
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
  if (!everyPairHasMet(group, mini)) return { blocks: [group], breaks: [] };
  const ranked = breakTies(group, mini);
  if (ranked.blocks.length === 1) return explained(splitByLastMatch(group, mini), group);
  return refine(explained(ranked, group), (part) =>
    part.length < 2 ? { blocks: [part], breaks: [] } : headToHead(part, context),
  );
}

function amongThemselves(group: readonly string[], context: TieContext): TieContext {
  const members = new Set(group);
  const tallies = new Map<string, Tally>();
  const sides = new Map<string, readonly MatchSide[]>();
  for (const team of group) {
    const own = sidesOfTeam(context, team).filter((side) => members.has(side.opponent));
    const tally = emptyTally();
    for (const side of own) addSide(tally, side);
    tallies.set(team, tally);
    sides.set(team, own);
  }
  return { tallies, sides, criteria: context.criteria.filter((name) => name !== 'headToHead') };
}

function everyPairHasMet(group: readonly string[], mini: TieContext): boolean {
  return group.every((team) => {
    const met = new Set(sidesOfTeam(mini, team).map((side) => side.opponent));
    return met.size === group.length - 1;
  });
}

function explained(ranked: Ranked, among: readonly string[]): Ranked {
  const breaks = ranked.breaks.map(
    (it): Break => ({ ...it, criterion: 'headToHead', within: it.criterion, among }),
  );
  return { blocks: ranked.blocks, breaks };
}

/** FIVB: of two level teams the one that won their last match. */
function splitByLastMatch(group: readonly string[], context: TieContext): Ranked {
  const [first, second] = group as readonly [string, string];
  if (group.length !== 2) return { blocks: [group], breaks: [] };
  const meetings = sidesOfTeam(context, first).filter((side) => side.opponent === second);
  const last = lastMeeting(meetings);
  if (last === undefined) return { blocks: [group], breaks: [] };
  const values = new Map([
    [first, wholeNumber(last.result === 'W' ? 1 : 0)],
    [second, wholeNumber(winsOfOpponent(last))],
  ]);
  return splitByValues(group, { criterion: 'lastMatch', values });
}

/** A double forfeit is lost by both. */
function winsOfOpponent(side: MatchSide): number {
  return side.result === 'L' && side.match.forfeit !== 'both' ? 1 : 0;
}

function splitByValues(group: readonly string[], reason: Break): Ranked {
  const valueFor = (team: string) => reason.values.get(team) as Fraction;
  const sorted = [...group].sort((a, b) => compareFractions(valueFor(a), valueFor(b)));
  const blocks: string[][] = [];
  let best: Fraction | undefined;
  for (const team of sorted) {
    const value = valueFor(team);
    if (best !== undefined && compareFractions(best, value) === 0) blocks.at(-1)?.push(team);
    else blocks.push([team]);
    best = value;
  }
  return { blocks, breaks: blocks.slice(1).map(() => reason) };
}

/** Splits each block further and keeps the breaks that already stand between them. */
function refine(ranked: Ranked, split: (block: readonly string[]) => Ranked): Ranked {
  const blocks: (readonly string[])[] = [];
  const breaks: Break[] = [];
  ranked.blocks.forEach((block, index) => {
    const before = ranked.breaks[index - 1];
    if (before !== undefined) breaks.push(before);
    const finer = split(block);
    blocks.push(...finer.blocks);
    breaks.push(...finer.breaks);
  });
  return { blocks, breaks };
}

function tallyOf(context: TieContext, team: string): Tally {
  return context.tallies.get(team) as Tally;
}

function sidesOfTeam(context: TieContext, team: string): readonly MatchSide[] {
  return context.sides.get(team) as readonly MatchSide[];
}

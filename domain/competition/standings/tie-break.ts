import type { RankingCriterion } from './criteria.ts';
import { compareFractions, type Fraction, fraction } from './fraction.ts';
import type { MatchSide } from './match-side.ts';
import { lastMeeting } from './meeting-order.ts';
import { sumValue, type Tally, tallyOf } from './tally.ts';

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
  if (criterion === undefined || group.length < 2) return unsplit(group);
  return refine(splitBy(criterion, group, context), (part) => breakTies(part, context, from + 1));
}

function unsplit(group: readonly string[]): Ranked {
  return { blocks: [group], breaks: [] };
}

function splitBy(
  criterion: RankingCriterion,
  group: readonly string[],
  context: TieContext,
): Ranked {
  if (criterion === 'headToHead') return headToHead(group, context);
  if (criterion === 'lastMatch') return splitByLastMatch(group, context);
  if (criterion === 'winsIfPlayedEqual') return splitByEqualPlay(group, context);
  return split(group, criterion, (team) => sumValue(tallyIn(context, team), criterion));
}

/** Swiss volleyball: more wins count only among teams that have played equally often. */
function splitByEqualPlay(group: readonly string[], context: TieContext): Ranked {
  const played = new Set(group.map((team) => tallyIn(context, team).played));
  if (played.size > 1) return unsplit(group);
  return split(group, 'winsIfPlayedEqual', (team) => fraction(tallyIn(context, team).won));
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
  if (ranked.blocks.length === 1) return explained(splitByLastMatch(group, mini), group);
  return refine(explained(ranked, group), (part) =>
    part.length < 2 ? unsplit(part) : headToHead(part, context),
  );
}

function amongThemselves(group: readonly string[], context: TieContext): TieContext {
  const members = new Set(group);
  const tallies = new Map<string, Tally>();
  const sides = new Map<string, readonly MatchSide[]>();
  for (const team of group) {
    const own = sidesOfTeam(context, team).filter((side) => members.has(side.opponent));
    tallies.set(team, tallyOf(own));
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

/** FIVB: of two level teams the one that won their last match. A double forfeit is lost by both. */
function splitByLastMatch(group: readonly string[], context: TieContext): Ranked {
  const [first, second] = group as readonly [string, string];
  if (group.length !== 2) return unsplit(group);
  const meetings = sidesOfTeam(context, first).filter((side) => side.opponent === second);
  const last = lastMeeting(meetings);
  if (!last) return unsplit(group);
  const winner = last.result === 'W' ? first : second;
  const isDecided = last.result !== 'D' && last.match.forfeit !== 'both';
  return split(group, 'lastMatch', (team) => fraction(isDecided && team === winner ? 1 : 0));
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
  const blocks: string[][] = [];
  let before: string | undefined;
  for (const team of [...group].sort(compare)) {
    if (before !== undefined && compare(before, team) === 0) blocks.at(-1)?.push(team);
    else blocks.push([team]);
    before = team;
  }
  return { blocks, breaks: blocks.slice(1).map(() => ({ criterion, values })) };
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

function tallyIn(context: TieContext, team: string): Tally {
  return context.tallies.get(team) as Tally;
}

function sidesOfTeam(context: TieContext, team: string): readonly MatchSide[] {
  return context.sides.get(team) as readonly MatchSide[];
}

import { labelWithoutNumber } from '#domain/competition/fixtures/ties.ts';
import type { PaperMatch } from './paper-facts.ts';

/**
 * The round to which a match belongs: 'SF' of 'SF1', and of 'SF1.2', the second match of a series.
 * The match for the third place is played with the final.
 */
export function stageOf(round: string): string {
  const stage = labelWithoutNumber(labelWithoutNumber(round));
  return stage === 'P3' ? 'F' : stage;
}

const HELD_UP = ['ended', 'cancelled', 'postponed', 'suspended'];

type Placed = Pick<PaperMatch, 'round' | 'date' | 'status'>;

/**
 * The matches of a round; without one, of the next round with a match to be played, and at the end
 * of a season of the last. Matches that name no round go by their day.
 * @param matches by time
 * @param today `YYYY-MM-DD`
 */
export function matchesOfRound<T extends Placed>(
  matches: readonly T[],
  today: string,
  round?: string,
): { part: { stage: string } | { day: string } | null; matches: readonly T[] } {
  if (round !== undefined) return ofStage(matches, stageOf(round));
  const open = matches.filter(({ status }) => !HELD_UP.includes(status));
  const next = open.find(({ date }) => date >= today) ?? open[0] ?? matches.at(-1);
  if (next === undefined) return { part: null, matches: [] };
  if (next.round !== null) return ofStage(matches, stageOf(next.round));
  const { date } = next;
  return { part: { day: date }, matches: matches.filter((match) => match.date === date) };
}

function ofStage<T extends Placed>(matches: readonly T[], stage: string) {
  const isOf = ({ round }: T) => round !== null && stageOf(round) === stage;
  return { part: { stage }, matches: matches.filter(isOf) };
}

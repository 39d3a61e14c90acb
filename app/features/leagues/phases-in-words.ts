import type { Messages } from '#app/messages/messages.ts';
import { type Phases, USUAL_PHASES } from '#contract/leagues/phases/phases.ts';

/** The sentences about the phases of a league; what it has not chosen is not told. */
export function phasesInWords(
  phases: Phases,
  /** By the ids of the leagues that are named. */
  leagues: Readonly<Record<string, string>>,
  { phases: { words } }: Pick<Messages, 'phases'>,
): string[] {
  const { carryOver, promotion, relegation, rankingPoints } = phases;
  const nameOf = (id: string | null) => (id === null ? null : (leagues[id] ?? null));
  const sentences: (string | null)[] = [
    nameOf(carryOver) && words.carryOver(nameOf(carryOver)!),
    promotion && words.up(promotion.places, nameOf(promotion.league)),
    relegation && words.down(relegation.places, nameOf(relegation.league)),
    changed('unequalPools') && words.unequalPools[phases.unequalPools],
    changed('twoLegs') && words.twoLegs[phases.twoLegs],
    rankingPoints.length > 0 ? words.rankingPoints(rankingPoints.join(', ')) : null,
  ];
  return sentences.filter((sentence) => sentence !== null);

  function changed(name: 'unequalPools' | 'twoLegs'): true | null {
    return phases[name] === USUAL_PHASES[name] ? null : true;
  }
}

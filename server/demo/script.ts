import { createHash } from 'node:crypto';
import type { WireEvent } from '#contract/matches/match-event.ts';
import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { type Chance, chanceOf } from './invention/chance.ts';
import { type Facts, readPlay, type Squad, type Squads, shirtAt } from './play-notation.ts';
import { RALLY_LOGS, type RallyLog } from './rally-logs.ts';

/** One entry of a match of the demonstration, and how long after the one before it comes. */
type Step = { afterMs: number; facts: Facts };
type ScriptedSet = RallyLog[number];

const SECOND_MS = 1000;
const WARM_UP_MS = 20 * SECOND_MS;
const BETWEEN_SETS_MS = 180 * SECOND_MS;
const TIMEOUT_MS = 40 * SECOND_MS;
/** After the last point, until somebody presses End. */
const FAREWELL_MS = 30 * SECOND_MS;
/** From the rally before it until it is written down. */
const WRITTEN_MS: Record<string, number> = {
  timeout: 6 * SECOND_MS,
  substitution: 8 * SECOND_MS,
  libero: 3 * SECOND_MS,
};
/** The place of the captain in a squad. */
export const CAPTAIN_AT = 0;
const LIBEROS = ['g', 'l'];

/** The whole of a real match as its scorer would tap it, played by these squads. */
export function scriptOf(log: number, squads: Squads): readonly Step[] {
  const chance = chanceOf(`pace of ${log}`);
  const sets = RALLY_LOGS[log % RALLY_LOGS.length]!;
  const sheets = sets.some(({ lineups }) => lineups) ? [atOnce(sheetsOf(squads))] : [];
  return [
    atOnce({ type: 'start' }),
    ...sheets,
    ...sets.flatMap((recorded, index) => [
      ...openingOf(recorded, index + 1, squads),
      ...paced(readPlay(recorded.play, squads), chance),
    ]),
    { afterMs: FAREWELL_MS, facts: { type: 'end' } },
  ];
}

function atOnce(facts: Facts): Step {
  return { afterMs: 0, facts };
}

function sheetsOf([first, second]: Squads): Facts {
  const sheet = (squad: Squad) => ({
    players: squad.toSorted((a, b) => a - b),
    liberos: LIBEROS.map((place) => shirtAt(squad, place)),
    captain: squad[CAPTAIN_AT],
  });
  return { type: 'match-setup', team1: sheet(first), team2: sheet(second) };
}

/** The entries before the first rally of a set, after the pause that goes before it. */
function openingOf({ firstServe, lineups }: ScriptedSet, set: number, squads: Squads): Step[] {
  const entries: Facts[] = [{ type: 'set-start', set, firstServe }];
  lineups?.forEach((places, index) => {
    const players = [...places].map((place) => shirtAt(squads[index]!, place));
    const team: Side = index === 0 ? 'team1' : 'team2';
    entries.splice(index, 0, { type: 'lineup', set, team, players });
  });
  if (lineups && (set === 1 || isDecidingSet(PRESETS.indoor, set))) {
    entries.unshift({ type: 'toss', winner: firstServe, choice: 'serve', firstServe });
  }
  const pause = set === 1 ? WARM_UP_MS : BETWEEN_SETS_MS;
  return entries.map((facts, index) => ({ afterMs: index === 0 ? pause : 0, facts }));
}

function paced(entries: readonly Facts[], chance: Chance): Step[] {
  let isRest = false;
  return entries.map((facts) => {
    if (facts.type !== 'rally') {
      isRest ||= facts.type === 'timeout';
      return { afterMs: WRITTEN_MS[facts.type]!, facts };
    }
    const afterMs = isRest ? TIMEOUT_MS : (14 + Math.floor(chance() ** 2 * 22)) * SECOND_MS;
    isRest = false;
    return { afterMs, facts };
  });
}

/**
 * Entry number `index` of a match's script as an event. Its id follows from the match and the place,
 * so that two nodes which send the same entry send it once.
 */
export function eventAt(matchId: string, step: Step, index: number, at: number): WireEvent {
  const hex = createHash('sha256').update(`${matchId} ${index}`).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { ...step.facts, id, at } as WireEvent;
}

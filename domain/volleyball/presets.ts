import type { MatchRules } from './match-rules.ts';
import type { PRESET_NAMES } from './names/kinds.ts';

export type PresetName = (typeof PRESET_NAMES)[number];

/** Indoor, best of 5: sets to 25, the fifth to 15, lead 2, no cap; sides change at 8 in the fifth. */
const indoor: MatchRules = {
  discipline: 'indoor',
  setsToWin: 3,
  fixedSets: null,
  deadSets: false,
  target: 25,
  decidingTarget: 15,
  lead: 2,
  decidingLead: 2,
  cap: null,
  decidingCap: null,
  timeLimitMin: null,
  onTime: 'leaderWins',
  playersOnCourt: 6,
  rotation: 'six',
  subs: { max: 6, mode: 'fivb' },
  liberos: { max: 2, mayServe: false },
  timeouts: { perSet: 2, inDecider: 2, secs: 30 },
  tto: null,
  sides: { between: 'swap', during: null, decider: { leader: 8 } },
  challenges: { max: 2, per: 'set' },
  recoveryMin: 3,
  defaultScore: null,
  golden: false,
};

const bestOf3: MatchRules = { ...indoor, setsToWin: 2 };

const singleSet: MatchRules = {
  ...indoor,
  setsToWin: 1,
  decidingTarget: 25,
  sides: { between: 'swap', during: null, decider: { leader: 13 } },
};

const singleSet15: MatchRules = {
  ...singleSet,
  target: 15,
  decidingTarget: 15,
  sides: { between: 'swap', during: null, decider: { leader: 8 } },
};

/** Beach, best of 3 to 21, 21, 15; switches at every 7 points, every 5 in the third; no substitutes. */
const beach: MatchRules = {
  ...indoor,
  discipline: 'beach',
  setsToWin: 2,
  target: 21,
  playersOnCourt: 2,
  rotation: 'order',
  subs: { max: 0, mode: 'none' },
  liberos: { max: 0, mayServe: false },
  timeouts: { perSet: 1, inDecider: 1, secs: 30 },
  sides: { between: 'none', during: { every: 7 }, decider: { every: 5 } },
  recoveryMin: 5,
};

/**
 * Starting points, all to be edited per league and match. A league stores the name of its preset, so a
 * change here applies to all its matches that have not begun; a match that has begun keeps its rules. If regulations differ from place to place
 * (bonanza, park) the preset is our choice, not a quotation.
 */
export const PRESETS: Record<PresetName, MatchRules> = {
  indoor,
  'indoor-best-of-3': bestOf3,
  /** Some events keep a minute's break at 8 and 16 in every set but the deciding one. */
  'indoor-technical-timeouts': {
    ...indoor,
    tto: { trigger: 'leader', at: [8, 16], sets: 'all-but-deciding', secs: 60 },
  },
  /** Some events give ten minutes between sets 2 and 3 (Rule 18.1). */
  'indoor-long-interval': { ...indoor, longInterval: { after: 2, secs: 600 } },
  /** A set has 25 points, as in `bestOf3`. */
  youth: { ...bestOf3, subs: { max: 12, mode: 'limited12' } },
  'single-set': singleSet,
  'single-set-15': singleSet15,
  capped: { ...singleSet, cap: 27, decidingCap: 27 },
  /** Three sets to 25, each worth its own point; sides change at 13 in the third. */
  'fixed-sets': { ...singleSet, setsToWin: null, fixedSets: 3 },
  /** Two short sets by a single point, a tie-break to 3 at one set each. */
  'two-sets-of-15': {
    ...bestOf3,
    target: 15,
    lead: 1,
    decidingTarget: 3,
    decidingLead: 1,
    sides: { between: 'swap', during: null, decider: null },
  },
  /** One set of at most 25 minutes; at the whistle the leader wins, a tie is settled by one point. */
  timed: { ...singleSet, timeLimitMin: 25, onTime: 'nextPoint' },
  bonanza: singleSet,
  beach,
  'beach-official': {
    ...beach,
    tto: { trigger: 'sum', at: [21], sets: 'all-but-deciding', secs: 30 },
  },
  /** Snow: three a side and one substitute, best of 3 to 15, switch at every 5 points. */
  snow: {
    ...beach,
    discipline: 'snow',
    target: 15,
    playersOnCourt: 3,
    subs: { max: 2, mode: 'free' },
    sides: { between: 'none', during: { every: 5 }, decider: { every: 5 } },
    recoveryMin: 3,
  },
  /** Sitting: six a side and the indoor scoring; technical time-outs went with the rules of 2022. */
  sitting: { ...indoor, discipline: 'sitting' },
  /** Park: four a side, self-refereed. */
  park: {
    ...bestOf3,
    discipline: 'park',
    playersOnCourt: 4,
    rotation: 'n',
    subs: { max: 6, mode: 'free' },
    liberos: { max: 0, mayServe: false },
    challenges: null,
  },
  'golden-set': { ...singleSet15, golden: true },
};

/** The rules behind the name of a preset, or those that were given whole. */
export function rulesOfChoice(choice: PresetName | MatchRules): MatchRules {
  return typeof choice === 'string' ? PRESETS[choice] : choice;
}

import type { Gender } from '#contract/primitives.ts';
import type { Emblem } from './emblem.ts';

/**
 * Two clubs whose name suggests an emblem; the others keep the crests that every team has: a logo is a
 * request of 1.1 KB where a crest is a few bytes of its page.
 */
export const CLUB_EMBLEMS: Record<string, Pick<Emblem, 'sign' | 'form'>> = {
  'Kili Stars': { sign: 'mountain', form: 'round' },
  'Kigoma Stars': { sign: 'lake', form: 'shield' },
};

/** By the beginning of the name. Leagues stand in every list, so that they keep their monograms. */
export const PARTNER_EMBLEMS: Record<string, Emblem> = {
  'Benki ya Mfano': { sign: 'columns', form: 'shield', colors: ['#283593', '#ffffff'] },
  'Maji ya Mfano': { sign: 'drop', form: 'round', colors: ['#e1f5fe', '#0277bd'] },
};

/** Squads with drawn portraits; players of the others are shown by their shirts. */
export const PORTRAYED: readonly { club: string; gender: Gender }[] = [
  { club: 'Jeshi Stars', gender: 'Men' },
  { club: 'Kigoma Stars', gender: 'Men' },
  { club: 'JKT', gender: 'Women' },
];

import type { Gender } from '#contract/primitives.ts';
import type { Emblem } from './emblem.ts';

type Squad = { club: string; gender: Gender };

/**
 * A logo is a request of 2 KB where a crest is a few bytes of its page. So a team has one whose only
 * competition is over: it stands on its own pages and those of that cup, and in no list of fixtures.
 */
export const TEAM_EMBLEMS: readonly (Squad & Pick<Emblem, 'sign' | 'form'>)[] = [
  { club: 'Kinyerezi', gender: 'Men', sign: 'mountain', form: 'round' },
];

/** By the beginning of the name. Leagues stand in every list, so that they keep their monograms. */
export const PARTNER_EMBLEMS: Record<string, Emblem> = {
  'Benki ya Mfano': { sign: 'columns', form: 'shield', colors: ['#283593', '#ffffff'] },
  'Maji ya Mfano': { sign: 'drop', form: 'round', colors: ['#e1f5fe', '#0277bd'] },
};

/** Squads with drawn portraits; players of the others are shown by their shirts. */
export const PORTRAYED: readonly Squad[] = [
  { club: 'Moro Stars', gender: 'Men' },
  { club: 'Kigoma Stars', gender: 'Men' },
  { club: 'JKT', gender: 'Women' },
];

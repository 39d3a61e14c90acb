import type { Language } from '#contract/language.ts';
import { groupHeading } from '#contract/leagues/group-heading.ts';
import type { Team } from '#contract/people/team.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  promise: string;
  friendly: string;
  beach: string;
  demo: string;
  genders: Record<Team['gender'], string>;
  /** The heads of the columns, and of the table of a group. */
  table: { played: string; won: string; points: string; group: (name: string) => string };
};

/** The few words on a picture; names and numbers say the rest. */
export const WORDS = inEveryLanguage<Words>({
  en: {
    promise: 'Live volleyball scores from Tanzania',
    friendly: 'Friendly',
    beach: 'Beach',
    demo: 'Demo',
    genders: { Men: 'Men', Women: 'Women' },
    table: { played: 'P', won: 'W', points: 'Pts', group: (name) => groupHeading('Group', name) },
  },
  sw: {
    promise: 'Matokeo ya moja kwa moja ya mpira wa wavu Tanzania',
    friendly: 'Kirafiki',
    beach: 'Ufukweni',
    demo: 'Majaribio',
    genders: { Men: 'Wanaume', Women: 'Wanawake' },
    table: {
      played: 'M',
      won: 'U',
      points: 'Pointi',
      group: (name) => groupHeading('Kundi', name),
    },
  },
});

/** Men or women in words; empty where neither is known. */
export function pictureGender(language: Language, gender: string): string {
  return new Map(Object.entries(WORDS[language].genders)).get(gender) ?? '';
}

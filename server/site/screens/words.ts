import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { SanctionGrade } from '#domain/volleyball/events.ts';

export type Words = {
  set: (set: number) => string;
  sets: string;
  team: string;
  setPoint: (team: string) => string;
  matchPoint: (team: string) => string;
  timeout: (team: string) => string;
  technicalTimeout: string;
  interval: (set: number) => string;
  won: (team: string, score: string) => string;
  draw: string;
  substitution: (incoming: string, outgoing: string) => string;
  grades: Record<SanctionGrade, string>;
  libero: string;
  serves: string;
  timeouts: (taken: number, all: number) => string;
  fullScreen: string;
  mirror: string;
  /** The way to the page of the site. */
  leave: string;
  courtOf: (court: string) => string;
  next: string;
  noMatch: string;
  /** Over the names of partners. */
  partners: string;
  /** On the card of a court that is free today. */
  nextOn: (day: string) => string;
  /** On a board whose line is away. */
  lost: string;
};

export const WORDS = inEveryLanguage<Words>({
  en: {
    set: (set) => `Set ${set}`,
    sets: 'Sets',
    team: 'Team',
    setPoint: (team) => `Set point, ${team}`,
    matchPoint: (team) => `Match point, ${team}`,
    timeout: (team) => `Time-out ${team}`,
    technicalTimeout: 'Technical time-out',
    interval: (set) => `After set ${set}`,
    won: (team, score) => `${team} won ${score}`,
    draw: 'Draw',
    substitution: (incoming, outgoing) => `${incoming} in for ${outgoing}`,
    grades: {
      verbal: 'Verbal warning',
      warning: 'Yellow card',
      penalty: 'Red card',
      expulsion: 'Expulsion',
      disqualification: 'Disqualification',
    },
    libero: 'libero',
    serves: 'serves',
    fullScreen: 'Full screen',
    mirror: 'Mirror',
    leave: 'More on this site',
    courtOf: (court) => `Court ${court}`,
    next: 'Next matches',
    noMatch: 'No match',
    partners: 'Supported by',
    nextOn: (day) => `Next match: ${day}`,
    timeouts: (taken, all) => `Time-outs ${taken} of ${all}`,
    lost: 'No connection: this score may be old. It updates by itself when the connection is back.',
  },
  sw: {
    set: (set) => `Seti ${set}`,
    sets: 'Seti',
    team: 'Timu',
    setPoint: (team) => `Pointi ya seti, ${team}`,
    matchPoint: (team) => `Pointi ya mechi, ${team}`,
    timeout: (team) => `Taimauti ya ${team}`,
    technicalTimeout: 'Taimauti ya kiufundi',
    interval: (set) => `Baada ya seti ${set}`,
    won: (team, score) => `${team} imeshinda ${score}`,
    draw: 'Sare',
    substitution: (incoming, outgoing) => `${incoming} anaingia, ${outgoing} anatoka`,
    grades: {
      verbal: 'Onyo la mdomo',
      warning: 'Kadi ya njano',
      penalty: 'Kadi nyekundu',
      expulsion: 'Kutolewa kwenye seti',
      disqualification: 'Kutolewa kwenye mechi',
    },
    libero: 'libero',
    serves: 'inapiga sevu',
    fullScreen: 'Skrini nzima',
    mirror: 'Geuza pande',
    leave: 'Zaidi kwenye tovuti hii',
    courtOf: (court) => `Kiwanja ${court}`,
    next: 'Mechi zijazo',
    noMatch: 'Hakuna mechi',
    partners: 'Kwa udhamini wa',
    nextOn: (day) => `Mechi ijayo: ${day}`,
    timeouts: (taken, all) => `Taimauti ${taken} kati ya ${all}`,
    lost: 'Hakuna mtandao: huenda matokeo haya ni ya zamani. Yatasasishwa yenyewe mtandao ukirudi.',
  },
});

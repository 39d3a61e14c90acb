import { helpOfOffice } from './help-of-office.ts';
import { helpOfPlay } from './help-of-play.ts';

/** Questions that a secretary asks, by area, each with its way. */
export const help = {
  title: 'Help',
  intro: 'Choose what it is about, or search in all questions.',
  search: 'Search in the questions',
  none: 'No question has these words. Try another one, or look at an area.',
  found: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
  open: 'Open',
  all: 'All areas',
  areas: {
    people: 'People and access',
    leagues: 'Leagues and teams',
    plan: 'Plan and calendar',
    day: 'On the day',
    results: 'Results and tables',
    discipline: 'Decisions and discipline',
    money: 'Fees and fines',
    words: 'Telling others',
    safety: 'Mistakes and backups',
  },
  questions: { ...helpOfOffice, ...helpOfPlay },
};

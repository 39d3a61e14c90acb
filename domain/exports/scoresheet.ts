export type { Scoresheet } from '../volleyball/scoresheet/scoresheet.ts';
export { scoresheet } from '../volleyball/scoresheet/scoresheet.ts';

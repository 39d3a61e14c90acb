import type {
  ImportColumn,
  PLAYER_COLUMNS,
  TEAM_COLUMNS,
} from '#contract/administration/import.ts';

/** The usual headings of a column, beside our own name for it: in small letters, both languages. */
export type ColumnWords<Column extends string> = Partial<Record<Column, readonly string[]>>;

export const FIXTURE_WORDS: ColumnWords<ImportColumn> = {
  date: ['day', 'tarehe', 'siku'],
  time: ['saa', 'muda'],
  team1: ['team 1', 'home', 'timu 1', 'timu1', 'nyumbani'],
  team2: ['team 2', 'away', 'timu 2', 'timu2', 'ugenini'],
  location: ['venue', 'ground', 'court', 'uwanja', 'mahali'],
  group: ['pool', 'kundi'],
  round: ['mzunguko', 'raundi'],
  sets: ['set scores', 'seti'],
  result: ['matokeo'],
};

export const TEAM_WORDS: ColumnWords<(typeof TEAM_COLUMNS)[number]> = {
  name: ['team', 'team name', 'jina', 'timu', 'jina la timu'],
  gender: ['sex', 'jinsia'],
  city: ['town', 'region', 'mji', 'mkoa', 'wilaya'],
  coach: ['kocha', 'mwalimu'],
  group: ['pool', 'kundi'],
  about: ['maelezo'],
};

export const PLAYER_WORDS: ColumnWords<(typeof PLAYER_COLUMNS)[number]> = {
  fullName: ['full name', 'name', 'player', 'jina', 'jina kamili', 'mchezaji'],
  team: ['club', 'timu', 'klabu'],
  jerseyNumber: ['number', 'no', 'no.', '#', 'shirt', 'jersey', 'namba', 'jezi', 'namba ya jezi'],
  position: ['nafasi'],
  dominantHand: ['hand', 'mkono'],
  dateOfBirth: ['date of birth', 'birth date', 'born', 'tarehe ya kuzaliwa', 'kuzaliwa'],
  gender: ['sex', 'jinsia'],
  nationality: ['uraia', 'taifa'],
  nickname: ['jina la utani'],
  height: ['urefu'],
  weight: ['uzito'],
  phone: ['simu', 'namba ya simu'],
  email: ['e-mail', 'barua pepe'],
  consent: ['ridhaa'],
};

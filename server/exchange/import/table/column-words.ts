import type {
  ImportColumn,
  PLAYER_COLUMNS,
  TEAM_COLUMNS,
} from '#contract/administration/import.ts';
import type { Meaning, Shape } from './shape.ts';

type TeamColumn = (typeof TEAM_COLUMNS)[number];
type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

/** People beside the players and teams: what is said of them is none of ours. */
const OTHERS = [
  'mzazi',
  'parent',
  'mlezi',
  'guardian',
  'meneja',
  'manager',
  'dharura',
  'emergency',
  'kin',
  'shule',
  'school',
  'leseni',
  'licence',
  'license',
  'saizi',
  'size',
  'picha',
  'photo',
  'sahihi',
  'signature',
];
const COACH = ['kocha', 'coach', 'mwalimu'];
const CONTACT = ['simu', 'phone', 'mobile', 'tel', 'email', 'barua'];
const COUNTED = ['no', 'na', 'n', 'namba', 'nambari', 'number', 'num', 'nr', 's n', 'sn'];
const NAMES = ['jina', 'majina', 'name', 'names'];

export const FIXTURE_WORDS: Shape<ImportColumn>['words'] = {
  date: ['tarehe'],
  time: ['saa', 'muda'],
  team1: ['team 1', 'home', 'timu 1', 'timu1', 'nyumbani'],
  team2: ['team 2', 'away', 'timu 2', 'timu2', 'ugenini'],
  location: ['venue', 'ground', 'uwanja', 'mahali'],
  court: ['kiwanja'],
  group: ['pool', 'kundi'],
  round: ['mzunguko', 'raundi'],
  sets: ['set scores', 'seti'],
  result: ['matokeo'],
  counts: ['counts', 'inahesabiwa'],
};

export const FIXTURE_MEANINGS: readonly Meaning[] = [
  {
    column: '#officials',
    any: [
      'mwamuzi',
      'waamuzi',
      'referee',
      'referees',
      'officials',
      'official',
      'umpire',
      'karani',
      'scorer',
    ],
  },
  {
    column: 'team1',
    any: [
      'nyumbani',
      'home',
      'mwenyeji',
      'timu 1',
      'team 1',
      'timu a',
      'team a',
      'timu ya kwanza',
      'first team',
    ],
  },
  {
    column: 'team2',
    any: [
      'ugenini',
      'away',
      'mgeni',
      'visitor',
      'visitors',
      'timu 2',
      'team 2',
      'timu b',
      'team b',
      'timu ya pili',
      'second team',
    ],
  },
  { column: 'date', any: ['tarehe', 'date'] },
  { column: '#weekday', any: ['siku', 'weekday', 'day'] },
  { column: 'time', any: ['saa', 'muda', 'time', 'kuanza', 'start'] },
  { column: 'court', any: ['court', 'kiwanja', 'korti'] },
  {
    column: 'location',
    any: ['uwanja', 'mahali', 'venue', 'ground', 'ukumbi', 'location', 'hall', 'place'],
  },
  { column: 'group', any: ['kundi', 'pool', 'group'] },
  { column: 'round', any: ['raundi', 'mzunguko', 'round', 'duru'] },
  { column: 'sets', any: ['seti', 'sets', 'set'] },
  { column: 'result', any: ['matokeo', 'result', 'results', 'score'] },
  {
    column: '#match',
    any: ['mechi', 'match', 'matches', 'fixture', 'fixtures', 'mchezo', 'timu', 'teams'],
  },
  { column: '#number', any: COUNTED },
];

export const TEAM_WORDS: Shape<TeamColumn>['words'] = {
  name: ['team', 'team name', 'jina', 'timu', 'jina la timu'],
  gender: ['sex', 'jinsia'],
  city: ['town', 'region', 'mji', 'mkoa', 'wilaya'],
  coach: ['kocha', 'mwalimu'],
  group: ['pool', 'kundi'],
  about: ['maelezo'],
  jerseyColor1: ['rangi', 'rangi ya 1', 'colour', 'colour 1'],
  jerseyColor2: ['rangi ya 2', 'colour 2'],
};

export const TEAM_MEANINGS: readonly Meaning[] = [
  { column: 'coach', any: COACH, not: [...OTHERS, ...CONTACT] },
  {
    column: 'jerseyColor2',
    any: [
      'rangi ya pili',
      'rangi 2',
      'colour 2',
      'color 2',
      'second colour',
      'rangi ya ugenini',
      'away colour',
      'away color',
    ],
  },
  { column: 'jerseyColor1', any: ['rangi', 'colour', 'color', 'colours', 'colors'] },
  { column: 'gender', any: ['jinsia', 'gender', 'sex', 'me ke'] },
  {
    column: 'city',
    any: [
      'mji',
      'mkoa',
      'wilaya',
      'town',
      'city',
      'region',
      'district',
      'makazi',
      'anapotoka',
      'inapotoka',
    ],
  },
  { column: 'group', any: ['kundi', 'pool', 'group'] },
  { column: 'about', any: ['maelezo', 'about'], not: OTHERS },
  {
    column: 'name',
    any: ['timu', 'team', 'teams', 'klabu', 'club', 'clubs'],
    not: [...OTHERS, ...CONTACT],
  },
  { column: 'name', any: NAMES, not: [...OTHERS, ...COACH, ...CONTACT] },
  { column: '#number', any: COUNTED, not: CONTACT },
];

export const PLAYER_WORDS: Shape<PlayerColumn>['words'] = {
  fullName: ['full name', 'name', 'player', 'jina', 'jina kamili', 'mchezaji'],
  team: ['club', 'timu', 'klabu'],
  jerseyNumber: ['shirt', 'jersey', 'jezi', 'namba ya jezi'],
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
  licence: ['license', 'leseni', 'namba ya leseni', 'licence number'],
  licenceUntil: ['licence until', 'license until', 'mwisho wa leseni', 'leseni inaisha'],
  consent: ['ridhaa'],
};

export const PLAYER_MEANINGS: readonly Meaning[] = [
  {
    column: 'licenceUntil',
    any: [
      'mwisho wa leseni',
      'leseni inaisha',
      'licence until',
      'license until',
      'licence valid until',
      'license valid until',
      'licence expiry',
      'license expiry',
    ],
  },
  { column: 'licence', any: ['leseni', 'licence', 'license'], not: ['mzazi', 'kocha', 'coach'] },
  { column: 'nickname', any: ['utani', 'nickname', 'alias'] },
  {
    column: 'dateOfBirth',
    any: ['kuzaliwa', 'alizaliwa', 'birth', 'born', 'dob', 'd o b', 'birthday'],
    not: ['mahali', 'place', 'cheti', 'certificate', ...OTHERS],
  },
  {
    column: 'phone',
    any: [
      'simu',
      'phone',
      'mobile',
      'tel',
      'telephone',
      'whatsapp',
      'contact',
      'contacts',
      'mawasiliano',
    ],
    not: [...OTHERS, ...COACH],
  },
  { column: 'email', any: ['email', 'e mail', 'barua pepe'], not: [...OTHERS, ...COACH] },
  {
    column: 'jerseyNumber',
    any: ['jezi', 'jersey', 'shirt', 'shati', 'fulana'],
    not: [...OTHERS, 'rangi', 'colour', 'color'],
  },
  { column: 'height', any: ['urefu', 'height', 'kimo'] },
  { column: 'weight', any: ['uzito', 'weight'] },
  { column: 'gender', any: ['jinsia', 'gender', 'sex', 'me ke'] },
  { column: 'position', any: ['nafasi', 'position', 'pos', 'anayocheza', 'anapocheza'] },
  {
    column: 'nationality',
    any: ['uraia', 'taifa', 'nationality', 'country', 'nchi', 'citizenship'],
  },
  { column: 'dominantHand', any: ['mkono', 'hand'] },
  { column: 'consent', any: ['ridhaa', 'consent'] },
  {
    column: 'team',
    any: ['timu', 'team', 'klabu', 'club', 'kikosi', 'squad'],
    not: [...OTHERS, ...COACH],
  },
  {
    column: '#first',
    any: ['jina la kwanza', 'first name', 'firstname', 'given name'],
    not: OTHERS,
  },
  {
    column: '#middle',
    any: ['jina la kati', 'jina la pili', 'middle name', 'second name'],
    not: OTHERS,
  },
  {
    column: '#last',
    any: [
      'surname',
      'last name',
      'lastname',
      'family name',
      'ukoo',
      'jina la mwisho',
      'jina la tatu',
    ],
    not: OTHERS,
  },
  {
    column: 'fullName',
    any: [...NAMES, 'mchezaji', 'wachezaji', 'player', 'players', 'mwanamichezo', 'athlete'],
    not: [...OTHERS, ...COACH],
  },
  { column: '#number', any: COUNTED, not: OTHERS },
];

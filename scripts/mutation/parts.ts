/** A part of the program that is mutated and tested on its own; folders relative to the root. */
export type Part = {
  name: string;
  folders: string[];
  /** Folders within these that are a part of their own. */
  without?: string[];
  /** Files that are not mutated, by a pattern of their names. */
  withoutFiles?: string[];
  /** Only these files, by a pattern of their names. */
  onlyFiles?: string;
  /** The folders of the tests, if not the same ones; also single files of tests. */
  testFolders?: string[];
  /** Tests that share a server run as a whole file, from its beginning; what runs once is left alone. */
  runsWholeFiles?: boolean;
  /** Fewer random cases: they are run again for hundreds of mutants. */
  environment?: Record<string, string>;
  /** Tests too slow to be asked of thousands of mutants, by a piece of their file or name. */
  leftOut?: string[];
};

export const PARTS: Part[] = [
  { name: 'access', folders: ['domain/access'] },
  { name: 'crest', folders: ['domain/crest'] },
  {
    name: 'standings',
    folders: ['domain/competition/standings'],
    environment: { WAVU_RANDOM_LEAGUES: '100' },
  },
  {
    name: 'fixtures',
    folders: ['fixtures', 'slots', 'lots', 'swiss'].map((name) => `domain/competition/${name}`),
  },
  {
    name: 'schedule',
    folders: ['domain/competition/schedule'],
    environment: { WAVU_SCHEDULES: '30', WAVU_SMALL_DAYS: '1' },
    leftOut: ['cluster-tournament.test.ts', 'small days', 'every day from 1895'],
  },
  {
    name: 'volleyball',
    folders: ['domain/volleyball'],
    without: ['domain/volleyball/scoresheet'],
    environment: { WAVU_RANDOM_MATCHES: '40' },
    leftOut: ['match-log.properties.test.ts', 'five thousand events'],
  },
  { name: 'scoresheet', folders: ['domain/volleyball/scoresheet'] },
  { name: 'data-volley', folders: ['domain/data-volley'] },
  { name: 'readers', folders: ['domain/readers'] },
  {
    name: 'prediction',
    folders: ['domain/competition/prediction'],
    leftOut: ['real-leagues.test.ts'],
  },
  { name: 'happenings', folders: ['domain/happenings'] },
  { name: 'exam', folders: ['domain/exam'] },
  {
    name: 'office',
    folders: ['date-requests', 'day', 'discipline', 'eligibility', 'ledger'].map(
      (name) => `domain/competition/${name}`,
    ),
  },
  {
    name: 'places',
    folders: ['domain/competition'],
    onlyFiles: '{final-places,season-table}.ts',
  },
  {
    name: 'scorer',
    folders: [
      'app/features/scoring/queue',
      'app/features/scoring/log',
      'app/features/scoring/clock',
    ],
    // React's hooks, addresses and storage of the browser: journeys test them.
    withoutFiles: [
      'use-*.ts',
      'score-calls.ts',
      'watch-match.ts',
      'scorer-link-token.ts',
      'entry-words.ts',
      'tab-storage.ts',
    ],
    leftOut: ['tab-storage.test.ts'],
  },
];

/** Makes every call once and compares what it leaves in the trail. */
const TRAIL_OF_CALLS = 'server/serve/trail-of-calls.test.ts';

/** The calls of a folder whose name is not in their address. */
const CALLS_OF: Record<string, string> = {
  desk: '/desk|/court-links',
  halls: '/(hall|loan)',
  seats: '/seat',
  sms: '/sms',
  claims: '/claims|/players/{id}/account',
  scoring: '/matches/{id}/(pen|events|status|sets)',
  standings: '/leagues/{id}/(adjustments|decisions|lots|placings|withdrawals)',
  brackets: '/leagues/{id}/fixtures',
  pictures: '/(logo|picture)',
  links: '/(registrations|password-resets)',
  'own-account': '/account$|/account/(password|erasure)',
  archive: ' /(archive/|matches/{id}$)',
  erasure: '/{id}/erasure$',
  discipline: '/leagues/{id}/(discipline|suspensions|protests)',
  'team-entries': '/(entry-links|entries|team-entries)',
  'sign-ups': '/(sign-up-links|sign-ups)',
  captains: '/captain-(links|reports|numbers)',
  'date-requests': '/date-requests',
  merges: '/merges|/doubles',
  transfers: '/transfers|/players/{id}/history',
  'team-requests': '/team-requests|/teams/{id}/players',
  duties: '/answer$|/officials/{id}/(absences|links)|/me/calendar',
  fixtures: '/leagues/{id}/(fixtures|plans|publication|swiss-rounds)',
  'match-files': '/matches/{id}/import',
  results: '/matches/{id}/result',
  schedule: '/leagues/{id}/(schedule|delays)',
  settings: ' /site',
  setup: ' /(setup|demonstration)$',
};

/** Files that hold commands under a name of their own. */
const COMMANDS = [
  'commands',
  'archive-match',
  'budgets',
  'changes',
  'contact',
  'court-links',
  'crews',
  'decide',
  'decide-entry',
  'decide-sign-up',
  'import-own',
  'import-scouting',
  'new-email',
  'numbers',
  'opt-in',
  'plans',
  'report',
  'save-events',
  'set-password',
  'swiss-rounds',
  'take-loan',
  'undo',
  'unused-accounts',
  'update-match',
  'waiting-fixture',
];

/** Tests in other folders that are about the commands of these. */
const TESTS_ELSEWHERE: Record<string, string[]> = {
  brackets: [
    'server/play/fixtures/drafts.test.ts',
    'server/play/fixtures/play-offs.test.ts',
    'server/play/standings/decisions.test.ts',
  ],
  captains: [
    'server/play/date-requests/date-requests.test.ts',
    'server/site/sms/captain-sms.test.ts',
  ],
  duties: ['server/site/calendars/own-calendars.test.ts'],
  follows: ['server/serve/own-follows.test.ts'],
  idempotency: ['server/serve/idempotent-calls.test.ts'],
  groups: ['server/play/brackets'],
  halls: ['server/exchange/halls/loans.test.ts'],
  leagues: ['server/play/brackets'],
  lineups: [
    'server/play/discipline/discipline.test.ts',
    'server/play/eligibility/eligibility.test.ts',
  ],
  links: ['server/accounts/own-account'],
  memberships: [
    'server/play/eligibility/eligibility.test.ts',
    'server/exchange/import/files-people-send.test.ts',
  ],
  matches: ['server/play/brackets'],
  officials: ['server/play/duties/duties.test.ts'],
  players: ['server/exchange/import/import-people.test.ts'],
  pictures: [
    'server/accounts/own-account/accounts.test.ts',
    'server/platform/files/forget-pictures.test.ts',
  ],
  schedule: ['server/play/desk/desk.test.ts'],
};

/** Tests of thousands of rows or many megabytes, by a piece of their name. */
const SLOW_ROWS = ['season of thousands', 'ten megabytes', 'thirty large pictures'];

/** Tests with a clock, a thread or a process of their own, which one process for all cannot give them. */
const OWN_PROCESS = [
  'in a process of its own',
  'kill.test.ts',
  'publish-to-edges.test.ts',
  'start-webhooks.test.ts',
  'start-with-mail.test.ts',
];

/** The commands of a folder of the server, with the tests of that folder and of the trail. */
function commandsOf(folder: string): Part {
  const noun = folder.split('/').at(-1)!;
  const testFolders = [folder, ...(TESTS_ELSEWHERE[noun] ?? []), TRAIL_OF_CALLS];
  const environment = { WAVU_TRAIL_CALLS: CALLS_OF[noun] ?? `/${noun}` };
  return {
    name: folder,
    folders: [folder],
    testFolders,
    onlyFiles: `{${COMMANDS.join(',')}}.ts`,
    runsWholeFiles: true,
    leftOut: [...SLOW_ROWS, ...OWN_PROCESS],
    environment,
  };
}

/** Throws when no part has the name. */
export function getPart(name: string): Part {
  if (name.startsWith('server/')) return commandsOf(name);
  const part = PARTS.find((it) => it.name === name);
  if (!part) throw new Error(`No part is called ${name}: ${PARTS.map((it) => it.name).join(', ')}`);
  return part;
}

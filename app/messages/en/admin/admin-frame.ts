import { plural } from '../../plural.ts';

/** The administration: menu, dashboard, and what all its lists have. */
export const adminFrame = {
  groups: {
    people: 'People and places',
    words: 'Site',
    control: 'Control',
  },
  entries: {
    desk: 'Day desk',
    officials: 'Officials',
    seasons: 'Seasons',
    clubs: 'Clubs',
    venues: 'Venues',
    partners: 'Partners',
    news: 'News',
    feedback: 'Feedback',
    newsletter: 'Newsletter',
    ways: 'Outgoing',
    messages: 'Push to followers',
    sent: 'Office messages',
    sms: 'SMS',
    ussd: 'USSD',
    webhooks: 'Webhooks',
    settings: 'Settings',
    users: 'Users',
    archive: 'Archive',
    audit: 'Changes',
    help: 'Help',
  },
  more: 'More',
  moreOf: 'More of the administration',

  find: 'Find',
  todayFirst: 'Today first',
  nothing: 'Nothing matches this search. Try fewer words or another filter.',
  show: 'Show',
  order: 'Order',
  pages: 'Pages',
  shown: (from: number, to: number, total: number) =>
    `${from}–${to} of ${total.toLocaleString('en-GB')}`,
  firstPage: 'First',
  previousPage: 'Previous',
  nextPage: 'Next',
  lastPage: 'Last',
  undo: 'Undo',
  undone: 'Undone.',
  typeToFind: 'Type to find',
  noneFound: 'Please choose one from the list.',

  attention: 'Needs attention',
  allWell: 'Nothing needs attention.',
  backups: {
    title: 'Backups',
    lastGood: 'Last good backup:',
    lastByHand: 'Last backup by hand:',
    daysAgo: (n: number) =>
      n === 0
        ? 'less than a day ago'
        : plural('en', n, { one: '1 day ago', other: `${n} days ago` }),
    hoursAgo: (n: number) =>
      n === 0
        ? 'less than an hour ago'
        : plural('en', n, { one: '1 hour ago', other: `${n} hours ago` }),
    noneYet: 'There is no daily backup yet. The first one is made some minutes after the start.',
    isOff:
      'No daily backups are made. The person who runs this site turns them on with BACKUP_DIR.',
    failed: 'The last one failed:',
    holds:
      'A backup is one file with all data and pictures. It holds private data and hashes of passwords: keep it safe.',
    download: 'Make and download a backup',
  },
  warnings: {
    'backup-failed':
      'The last daily backup failed. The person who runs this site finds the reason below and in the log.',
    'backup-late': 'There was no daily backup for more than a day and a half.',
    'backup-missing':
      'Daily backups are off, and for more than a week nobody has made a backup. Make one below, and keep it on another device.',
    'first-password':
      'The administrator admin@wavu.local still has the password of the first start. Change it under Account.',
    'database-damaged':
      'The database is damaged, and nothing is saved any more. The operator of this site must restore the last backup.',
    'disk-nearly-full':
      'The disk of the server is nearly full (over 95 %). The operator of this site must free some space.',
  },
  attentions: {
    'stale-live': (n: number) =>
      plural('en', n, {
        one: '1 match is still Live and has had no entry for hours',
        other: `${n} matches are still Live and have had no entry for hours`,
      }),
    'results-missing': (n: number) =>
      plural('en', n, {
        one: '1 match has been played and has no result',
        other: `${n} matches have been played and have no result`,
      }),
    'duties-declined': (n: number) =>
      plural('en', n, {
        one: '1 match has an official who cannot come',
        other: `${n} matches have officials who cannot come`,
      }),
    'captains-differ': (n: number) => `Captains report two different results: ${n}`,
    'dates-asked': (n: number) => `Another date is asked for: ${n}`,
    postponed: (n: number) =>
      plural('en', n, {
        one: '1 postponed match has no new date',
        other: `${n} postponed matches have no new date`,
      }),
    parked: (n: number) =>
      plural('en', n, {
        one: '1 device has entries that are not part of its match',
        other: `${n} devices have entries that are not part of their match`,
      }),
    clashes: (n: number) =>
      plural('en', n, {
        one: '1 match clashes with another',
        other: `${n} matches clash with others`,
      }),
    consents: (n: number) =>
      plural('en', n, {
        one: '1 player under 18 has no recorded consent',
        other: `${n} players under 18 have no recorded consent`,
      }),
    claims: (n: number) =>
      plural('en', n, {
        one: '1 person asks for a player record',
        other: `${n} people ask for player records`,
      }),
    'team-requests': (n: number) =>
      plural('en', n, {
        one: '1 coach asks for a player without a team',
        other: `${n} requests of coaches for players without a team`,
      }),
    feedback: (n: number) =>
      plural('en', n, { one: '1 message is unread', other: `${n} messages are unread` }),
  },
  concerns: {
    'results-missing': 'Results missing',
    'stale-live': 'Live without an entry for hours',
    clashes: 'Clashes',
    'duties-declined': 'Official cannot come',
    'captains-differ': 'Two different results',
    'dates-asked': 'Another date is asked for',
    postponed: 'Postponed without a new date',
    consent: 'Under 18 without consent',
    'no-team': 'Without a team',
  },
  everything: 'All',
  allLeagues: 'All leagues',
  inLeague: 'Competition',
  menAndWomen: 'Men and women',
  allTypes: 'All types',
  fromDay: 'From',
  untilDay: 'until',
  qrCode: 'QR code of the scorer link: scan it with the phone that will score',
};

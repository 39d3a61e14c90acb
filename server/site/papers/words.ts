import { groupHeading } from '#contract/leagues/group-heading.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';

const STAGES = {
  en: { F: 'Final', SF: 'Semi-finals', QF: 'Quarter-finals', R: (n: string) => `Round of ${n}` },
  sw: { F: 'Fainali', SF: 'Nusu fainali', QF: 'Robo fainali', R: (n: string) => `Timu ${n} bora` },
};

type StageNames = { F: string; SF: string; QF: string; R: (teams: string) => string };

/** A stage of a knock-out by its name; a bare number is a round. */
function stageName(stage: string, names: StageNames, round: (name: string) => string): string {
  if (stage === 'F' || stage === 'SF' || stage === 'QF') return names[stage];
  const size = /^R(\d+)$/.exec(stage)?.[1];
  if (size !== undefined) return names.R(size);
  return /^\d+$/.test(stage) ? round(stage) : stage;
}

const en = {
  schedule: 'Schedule',
  daySheet: 'Matches of the day',
  titles: {
    table: 'Table',
    bracket: 'Bracket',
    crew: 'Duties of officials',
    poster: 'Matches',
    statement: 'Statement',
    passes: 'Player passes',
  },
  passes: {
    shirt: 'Shirt',
    born: 'Born',
    licence: 'Licence',
    until: 'Valid until',
    noEnd: 'without an end',
    scan: 'Scan: is it valid today?',
    none: 'No player has a licence.',
  },
  ledger: {
    columns: {
      account: 'Club',
      day: 'Day',
      what: 'Item',
      dueOn: 'Due',
      receipt: 'Receipt',
      amount: 'Amount',
      balance: 'Balance',
    },
    kinds: {
      'entry-fee': 'Entry fee',
      'licence-fee': 'Licence fee',
      'protest-fee': 'Protest fee',
      fine: 'Fine',
      other: 'Other',
    },
    payment: 'Payment,',
    ways: { cash: 'cash', mobile: 'mobile money', bank: 'bank' },
    balance: 'To be paid',
    credit: 'Credit',
    overdue: 'Overdue',
  },
  follow: 'Follow it live, set by set',
  dial: (code: string) => `Without internet: dial ${code}`,
  /** The word that an SMS answers with the matches of today. */
  write: (number: string) => `SMS LEO to ${number}`,
  noOfficials: 'No officials yet',
  noTeams: 'No teams',
  withdrawn: 'withdrawn',
  stage: (name: string) => stageName(name, STAGES.en, (other) => `Round ${other}`),
  draft: 'Draft',
  asOf: (moment: string) => `As of ${moment} EAT`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  court: (name: string) => `Court ${name}`,
  noVenue: 'No venue yet',
  group: (name: string) => groupHeading('Group', name),
  round: (name: string) => (/^\d+$/.test(name) ? `Round ${name}` : name),
  notBefore: (time: string) => `from ${time}`,
  empty: 'No matches',
  tableHeads: {
    place: '#',
    team: 'Team',
    played: 'P',
    won: 'W',
    lost: 'L',
    sets: 'Sets',
    setRatio: 'SR',
    balls: 'Points',
    pointRatio: 'PR',
    points: 'Pts',
  },
  heads: {
    time: 'Time',
    round: 'Round',
    teams: 'Teams',
    place: 'Venue',
    court: 'Court',
    officials: 'Officials',
  },
  slots: {
    winner: (of: string) => `Winner ${of}`,
    loser: (of: string) => `Loser ${of}`,
    place: (place: number, group: string) => `No. ${place}${group && ` of group ${group}`}`,
    best: (place: number, nth: number) => `Best no. ${place} (${nth})`,
  },
  status: {
    postponed: 'postponed',
    cancelled: 'cancelled',
    suspended: 'interrupted',
  } as Readonly<Record<string, string>>,
};

export type PaperWords = typeof en;

const sw: PaperWords = {
  schedule: 'Ratiba',
  daySheet: 'Mechi za siku',
  titles: {
    table: 'Msimamo',
    bracket: 'Mtoano',
    crew: 'Majukumu ya maofisa',
    poster: 'Mechi',
    statement: 'Taarifa ya hesabu',
    passes: 'Vitambulisho vya wachezaji',
  },
  passes: {
    shirt: 'Jezi',
    born: 'Amezaliwa',
    licence: 'Leseni',
    until: 'Halali hadi',
    noEnd: 'bila mwisho',
    scan: 'Piga picha: ni halali leo?',
    none: 'Hakuna mchezaji mwenye leseni.',
  },
  ledger: {
    columns: {
      account: 'Klabu',
      day: 'Tarehe',
      what: 'Maelezo',
      dueOn: 'Mwisho',
      receipt: 'Risiti',
      amount: 'Kiasi',
      balance: 'Salio',
    },
    kinds: {
      'entry-fee': 'Ada ya ushiriki',
      'licence-fee': 'Ada ya leseni',
      'protest-fee': 'Ada ya malalamiko',
      fine: 'Faini',
      other: 'Nyingine',
    },
    payment: 'Malipo,',
    ways: { cash: 'taslimu', mobile: 'simu', bank: 'benki' },
    balance: 'Inayodaiwa',
    credit: 'Salio la klabu',
    overdue: 'Iliyochelewa',
  },
  follow: 'Fuatilia moja kwa moja, seti kwa seti',
  dial: (code) => `Bila intaneti: piga ${code}`,
  write: (number) => `SMS LEO kwa ${number}`,
  noOfficials: 'Bado hakuna maofisa',
  noTeams: 'Hakuna timu',
  withdrawn: 'imejitoa',
  stage: (name) => stageName(name, STAGES.sw, (other) => `Raundi ${other}`),
  draft: 'Rasimu',
  asOf: (moment) => `Hali ya ${moment} EAT`,
  page: (page, of) => `Ukurasa ${page} kati ya ${of}`,
  court: (name) => `Kiwanja ${name}`,
  noVenue: 'Uwanja bado',
  group: (name) => groupHeading('Kundi', name),
  round: (name) => (/^\d+$/.test(name) ? `Raundi ${name}` : name),
  notBefore: (time) => `kuanzia ${time}`,
  empty: 'Hakuna mechi',
  tableHeads: {
    place: '#',
    team: 'Timu',
    played: 'M',
    won: 'U',
    lost: 'K',
    sets: 'Seti',
    setRatio: 'Uw. seti',
    balls: 'P. za seti',
    pointRatio: 'Uw. pointi',
    points: 'Pointi',
  },
  heads: {
    time: 'Saa',
    round: 'Raundi',
    teams: 'Timu',
    place: 'Uwanja',
    court: 'Kiwanja',
    officials: 'Maofisa',
  },
  slots: {
    winner: (of) => `Mshindi ${of}`,
    loser: (of) => `Aliyeshindwa ${of}`,
    place: (place, group) => `Nafasi ${place}${group && ` ya kundi ${group}`}`,
    best: (place, nth) => `Bora wa nafasi ${place} (${nth})`,
  },
  status: {
    postponed: 'imeahirishwa',
    cancelled: 'imefutwa',
    suspended: 'imesimamishwa',
  },
};

export const WORDS = inEveryLanguage<PaperWords>({ en, sw });

/** The team of a match; before it is known, where it comes from. */
export function teamName(team: { name: string; source: Slot | null }, words: PaperWords): string {
  const { source } = team;
  switch (source?.kind) {
    case 'winner':
    case 'loser':
      return words.slots[source.kind](source.of);
    case 'place':
      return words.slots.place(source.place, source.group);
    case 'best-placed':
      return words.slots.best(source.place, source.nth);
    default:
      return team.name;
  }
}

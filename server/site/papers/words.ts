import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';

const en = {
  schedule: 'Schedule',
  daySheet: 'Matches of the day',
  draft: 'Draft',
  asOf: (moment: string) => `As of ${moment} EAT`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  court: (name: string) => `Court ${name}`,
  noVenue: 'No venue yet',
  group: (name: string) => `Group ${name}`,
  round: (name: string) => (/^\d+$/.test(name) ? `Round ${name}` : name),
  notBefore: (time: string) => `from ${time}`,
  empty: 'No matches',
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
  draft: 'Rasimu',
  asOf: (moment) => `Hali ya ${moment} EAT`,
  page: (page, of) => `Ukurasa ${page} kati ya ${of}`,
  court: (name) => `Kiwanja ${name}`,
  noVenue: 'Uwanja bado',
  group: (name) => `Kundi ${name}`,
  round: (name) => (/^\d+$/.test(name) ? `Raundi ${name}` : name),
  notBefore: (time) => `kuanzia ${time}`,
  empty: 'Hakuna mechi',
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

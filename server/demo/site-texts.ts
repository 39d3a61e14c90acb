import type { Language } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

/**
 * Grounds are public facts, as the clubs are. Partners, news and what happens in them are invented,
 * and say so.
 */
export const VENUES = [
  { name: 'Uwanja wa Ndani wa Taifa', place: 'Dar es Salaam', courts: 2 },
  { name: 'Viwanja vya Mwembe Yanga', place: 'Dar es Salaam', courts: 2 },
  { name: "Viwanja vya CDS Park, Chang'ombe", place: 'Dar es Salaam', courts: 2 },
  { name: 'UDSM grounds', place: 'Dar es Salaam', courts: 2 },
  { name: 'Uwanja wa Mafunzo', place: 'Unguja', courts: 2 },
  { name: 'Fukwe za Azura', place: 'Dar es Salaam', courts: 3 },
  { name: 'Viwanja vya Ngarenaro', place: 'Arusha', courts: 2 },
  { name: 'Viwanja vya Jamhuri', place: 'Dodoma', courts: 2 },
  { name: 'Mkwakwani', place: 'Tanga', courts: 1 },
] as const;

export const PARTNERS = [
  { name: 'Benki ya Mfano (demo)', person: 'Rehema Mfano', leagues: ['TVNL', 'Nyerere Cup'] },
  { name: 'Maji ya Mfano (demo)', person: 'Baraka Mfano', leagues: ['DAREVA', 'Azura'] },
] as const;

type WrittenNews = Readonly<Record<Language, { title: string; text: string }>>;

export type DemoNews = {
  written: WrittenNews;
  /** The beginning of the name of its subject. */
  league?: string;
  team?: string;
};

/** At the end of each. */
export const INVENTED = inEveryLanguage({
  en: 'A demonstration: this news is invented.',
  sw: 'Habari ya mfano, imebuniwa.',
});

export const NEWS: readonly DemoNews[] = [
  {
    written: inEveryLanguage({
      en: {
        title: 'TVNL: a weekend of volleyball in the National Hall',
        text: 'The national league goes on this weekend at the National Indoor Stadium. Follow every point here.',
      },
      sw: {
        title: 'TVNL: wikendi ya wavu ukumbi wa Taifa',
        text: 'Ligi ya Taifa inaendelea mwishoni mwa wiki katika Uwanja wa Ndani wa Taifa. Fuata kila pointi hapa hapa.',
      },
    }),
    league: 'TVNL',
  },
  {
    written: inEveryLanguage({
      en: {
        title: 'Jeshi Stars get ready for the next round',
        text: 'Their coach says that the team has worked on reception and at the net all week.',
      },
      sw: {
        title: 'Jeshi Stars wajiandaa kwa raundi ijayo',
        text: 'Kocha anasema timu imefanya mazoezi ya kupokea na ya wavu kwa wiki nzima.',
      },
    }),
    team: 'Jeshi Stars',
  },
  {
    written: inEveryLanguage({
      en: {
        title: 'Referees meet for a seminar on the rules',
        text: 'Regional referees went through the rules of rotation, libero and sanctions.',
      },
      sw: {
        title: 'Waamuzi wakutana kwa semina ya kanuni',
        text: 'Waamuzi wa mkoa wamepitia kanuni za mzunguko, libero na adhabu.',
      },
    }),
  },
  {
    written: inEveryLanguage({
      en: {
        title: 'Six pairs on the sand: the Azura Open',
        text: 'Six pairs meet on the beach of Azura. The final is played in the light of the evening.',
      },
      sw: {
        title: 'Jozi sita ufukweni: mashindano ya Azura',
        text: 'Jozi sita zinapambana kwenye Fukwe za Azura. Fainali inachezwa jioni.',
      },
    }),
    league: 'Azura',
  },
];

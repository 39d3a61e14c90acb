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

export type DemoNews = {
  title: string;
  text: string;
  /** The beginning of the name of its subject. */
  league?: string;
  team?: string;
};

const INVENTED = 'Habari ya mfano, imebuniwa. A demonstration: this news is invented.';

export const NEWS: readonly DemoNews[] = [
  {
    title: 'TVNL: mechi za mwisho wa wiki ukumbini / this weekend in the hall',
    text: `Ligi ya Taifa inaendelea mwishoni mwa wiki katika Uwanja wa Ndani wa Taifa. Fuata kila pointi hapa hapa.\n\nThe national league goes on this weekend at the National Indoor Stadium. Follow every point here.\n\n${INVENTED}`,
    league: 'TVNL',
  },
  {
    title: 'Jeshi Stars wajiandaa / Jeshi Stars get ready',
    text: `Kocha anasema timu imefanya mazoezi ya kupokea na ya wavu kwa wiki nzima.\n\nTheir coach says that the team has worked on reception and at the net all week.\n\n${INVENTED}`,
    team: 'Jeshi Stars',
  },
  {
    title: 'Waamuzi: semina ya kanuni / Referees: a seminar on the rules',
    text: `Waamuzi wa mkoa wamepitia kanuni za mzunguko, libero na adhabu.\n\nRegional referees went through the rules of rotation, libero and sanctions.\n\n${INVENTED}`,
  },
  {
    title: 'Ufukweni: mashindano ya Azura / On the beach: the Azura Open',
    text: `Jozi sita zinapambana kwenye Fukwe za Azura.\n\nSix pairs meet on the sand of Azura.\n\n${INVENTED}`,
    league: 'Azura',
  },
];

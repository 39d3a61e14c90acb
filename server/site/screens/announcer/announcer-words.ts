import { inEveryLanguage } from '#contract/text/every-language.ts';

type Words = {
  set: (set: number) => string;
  sets: (wins1: number, wins2: number) => string;
  serves: (person: string) => string;
  justNow: string;
  change: (incoming: string, outgoing: string) => string;
  at: (own: number, other: number) => string;
  onCourt: string;
  bench: string;
  captain: string;
  libero: string;
  replaces: (shirt: number) => string;
  setsSoFar: string;
  otherCourts: string;
  court: (name: string) => string;
  partners: (names: string) => string;
};

export const ANNOUNCER_WORDS = inEveryLanguage<Words>({
  en: {
    set: (set) => `Set ${set}`,
    sets: (wins1, wins2) => `Sets ${wins1}–${wins2}`,
    serves: (person) => `Next serve: ${person}`,
    justNow: 'Just now',
    change: (incoming, outgoing) => `In ${incoming}, out ${outgoing}`,
    at: (own, other) => `at ${own}–${other}`,
    onCourt: 'On court',
    bench: 'On the bench',
    captain: 'captain',
    libero: 'libero',
    replaces: (shirt) => `libero for ${shirt}`,
    setsSoFar: 'Sets',
    otherCourts: 'Other matches here today',
    court: (name) => `Court ${name}`,
    partners: (names) => `This match is supported by ${names}.`,
  },
  sw: {
    set: (set) => `Seti ya ${set}`,
    sets: (wins1, wins2) => `Seti ${wins1}–${wins2}`,
    serves: (person) => `Anayeanzisha: ${person}`,
    justNow: 'Sasa hivi',
    change: (incoming, outgoing) => `Anaingia ${incoming}, anatoka ${outgoing}`,
    at: (own, other) => `kwa ${own}–${other}`,
    onCourt: 'Walio uwanjani',
    bench: 'Walio benchi',
    captain: 'nahodha',
    libero: 'libero',
    replaces: (shirt) => `libero badala ya ${shirt}`,
    setsSoFar: 'Seti',
    otherCourts: 'Mechi nyingine hapa leo',
    court: (name) => `Kiwanja ${name}`,
    partners: (names) => `Mechi hii inadhaminiwa na ${names}.`,
  },
});

import { inEveryLanguage } from '#contract/text/every-language.ts';

const en = {
  title: 'Scoresheets to be filled in by hand',
  slip: 'Line-up sheet',
  liberoControl: 'Libero control sheet',
  lineup: 'Line-up',
  substitutes: 'Substitutes',
  exchanges: 'Exchanges of the libero: number in, number out',
  liberos: 'Liberos',
  signature: 'Coach, signature',
  assistant: 'Assistant scorer, signature',
  none: 'No matches of this day are still to be played.',
};

export type BlankWords = typeof en;

const sw: BlankWords = {
  title: 'Fomu za alama za kujazwa kwa mkono',
  slip: 'Fomu ya kikosi',
  liberoControl: 'Fomu ya libero',
  lineup: 'Kikosi',
  substitutes: 'Wa akiba walioingia',
  exchanges: 'Mabadilishano ya libero: namba inayoingia, inayotoka',
  liberos: 'Malibero',
  signature: 'Saini ya kocha',
  assistant: 'Saini ya mwandishi msaidizi',
  none: 'Hakuna mechi ya siku hii ambayo bado haijachezwa.',
};

export const BLANK_WORDS = inEveryLanguage<BlankWords>({ en, sw });

import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const restore: Messages['restore'] = {
  instead: 'Rejesha nakala rudufu badala yake',
  title: 'Rejesha nakala rudufu',
  about:
    'Huweka nakala rudufu ya Wavu nyingine kwenye mfumo huu mtupu: mechi zote, timu, watu, akaunti na picha.',
  closed:
    'Mfumo huu una data tayari. Nakala rudufu huwekwa kwenye mfumo mtupu tu; anayeendesha seva anaweza kuirejesha kwa amri za terminali.',
  signInFirst: 'Tayari kuna akaunti hapa. Ingia kama msimamizi ili urejeshe nakala rudufu.',
  code: 'Msimbo',
  codeHint:
    'Terminali au kumbukumbu ya seva huuchapisha inapoanza, baada ya maneno “To put in a backup”.',
  codeMissing: 'Weka msimbo.',
  file: 'Nakala rudufu',
  fileHint: 'Faili lililotengenezwa na Wavu; jina lake linaishia .sqlite au .jsonl.',
  fileMissing: 'Chagua faili.',
  send: 'Rejesha',
  checking: 'Limetumwa. Seva inakagua faili na kulirejesha. Inaweza kuchukua dakika kadhaa…',
  starting: 'Nakala rudufu imewekwa. Seva inaanza upya nayo…',
  doneTitle: 'Nakala rudufu imerejeshwa',
  accounts: (n) => plural('sw', n, { one: 'akaunti 1', other: `akaunti ${n}` }),
  teams: (n) => plural('sw', n, { one: 'timu 1', other: `timu ${n}` }),
  matches: (n) => plural('sw', n, { one: 'mechi 1', other: `mechi ${n}` }),
  pictures: (n) => plural('sw', n, { one: 'faili 1 la picha', other: `mafaili ${n} ya picha` }),
  doneText:
    'Ingia kwa akaunti iliyo kwenye nakala. Anayetumia misimbo ya programu ya simu anahitaji msimbo wa kurejesha, isipokuwa faili “secret” pia lilinakiliwa kwenye seva hii.',
  notBack:
    'Seva bado haijarudi. Pakia ukurasa huu upya baada ya dakika moja; isiporudi, angalia kumbukumbu yake.',
};

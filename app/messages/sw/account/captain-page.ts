import type { Messages } from '../../messages.ts';

export const captainPage: Messages['captainPage'] = {
  title: 'Mechi yenu',
  youAre: (team) => `Unazungumza kwa niaba ya ${team}.`,
  states: {
    open: 'Bado hakuna aliyetuma matokeo.',
    waiting: 'Yametumwa. Yataonekana hadharani mara tu timu nyingine ikiyathibitisha.',
    confirm: 'Timu nyingine imetuma matokeo. Je, ni sahihi?',
    differs:
      'Timu mbili zimetuma matokeo tofauti. Ofisi ya ligi itaamua, au mmoja wenu arekebishe taarifa yake.',
    over: 'Matokeo yamechapishwa.',
    early: 'Matokeo yanatumwa siku ya mechi.',
    off: 'Mechi hii imeahirishwa au kufutwa.',
    scored: 'Mechi hii inarekodiwa mezani. Hakuna cha kutuma.',
  },
  own: 'Mlituma',
  confirm: 'Ndiyo, matokeo haya ni sahihi',
  confirmOther: (team) => `Matokeo ya ${team} ni sahihi`,
  confirmed: 'Yamethibitishwa.',
  report: 'Tuma matokeo',
  otherResult: 'Tuma matokeo mengine',
  correct: 'Rekebisha taarifa yenu',
  formTitle: 'Matokeo',
  cannotPlay: 'Je, kuna timu iliyoacha kabla ya mwisho?',
  playedOn: 'Hapana, mechi ilichezwa hadi mwisho',
  save: 'Tuma matokeo',
  sent: 'Yametumwa.',
  toMatch: 'Ukurasa wa mechi',
  overTitle: 'Kiungo hiki kimefungwa',
  over: 'Kimefungwa au siku yake ya mwisho imepita. Omba kipya kwa ofisi ya ligi.',
};

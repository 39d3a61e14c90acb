import type { Messages } from '../../messages.ts';

export const captains: Messages['captains'] = {
  office: 'Matokeo kutoka kwa manahodha',
  officeText:
    'Kila nahodha anapata kiungo cha siri na kutuma matokeo kwa simu. Yanachapishwa mara tu wote wawili wanapotuma yaleyale. Kabla ya mechi nahodha anaweza kuomba tarehe nyingine kwa kiungo hichohicho.',
  make: 'Tengeneza viungo vya manahodha',
  another: 'Tengeneza viungo upya',
  made: 'Viungo vimetengenezwa. Vinaonyeshwa sasa tu.',
  openUntil: (day) => `Viungo viko wazi hadi ${day}.`,
  end: 'Funga viungo',
  endAsk:
    'Baada ya hapo hakuna nahodha anayeweza kutuma matokeo ya mechi hii kwa viungo hivi. Taarifa zilizotumwa zinabaki.',
  ended: 'Viungo vimefungwa.',
  message: (match, when, team) =>
    `${match} · ${when}\nNahodha wa ${team}: tuma matokeo, au omba tarehe nyingine, hapa:`,
  none: 'Hakuna nahodha aliyetuma matokeo.',
  one: (team) => `${team} pekee wametuma. Timu nyingine bado haijathibitisha.`,
  differ: 'Manahodha wametuma matokeo mawili tofauti. Chagua moja, au ingiza matokeo mwenyewe.',
  publish: (team) => `Chapisha matokeo ya ${team}`,
  publishAsk: (result) => `${result}. Manahodha na watu wote watayaona mara moja.`,
  publishReplaces: 'Seti au pointi zilizoingizwa kwa mechi hii zitaondolewa.',
  published: 'Matokeo yamechapishwa.',
  day: 'Viungo vya manahodha wa siku',
  dayText: 'Kwa kubonyeza mara moja, timu zote za mechi za siku zisizo na matokeo zinapata viungo.',
  chooseDay: 'Siku',
  qrCode: (team) => `Msimbo wa QR wa ${team}`,
  send: (team) => `Tuma kwa ${team}`,
  copy: (team) => `Nakili kwa ${team}`,
  forfeit: (team) => `${team} hawakucheza`,
  forfeitBoth: 'Timu zote mbili hazikucheza',
  stopped: (line, team) => `${line}; ${team} hawakuweza kuendelea`,
  bySms: 'Matokeo ya manahodha kwa SMS',
  bySmsText:
    'Nahodha anatuma MATOKEO 3-1 25-20 18-25 25-15 25-19 kwa namba ya SMS, pointi zake kwanza. Yanachapishwa mara tu timu zote mbili zinapotuma yaleyale.',
  numbersOf: 'Namba za manahodha',
  noNumbers: 'hakuna namba',
  numbersTitle: (team) => `Namba zinazotuma matokeo ya ${team}`,
  numbers: 'Namba, zisizozidi tatu, zikitenganishwa kwa koma',
  numbersHint: 'Namba moja ni ya timu moja. Mwenye namba anaifuta kwa kutuma ACHA.',
  numbersMissing: 'Andika namba kama 0712 345 678, zisizozidi tatu.',
  numbersSaved: 'Namba zimehifadhiwa.',
  other: (team) => `${team} walituma`,
};

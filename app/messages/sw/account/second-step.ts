import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const secondStep: Messages['secondStep'] = {
  title: 'Hatua ya pili',
  text: 'Ukiwa na hatua ya pili, hata anayejua nenosiri lako hawezi kuingia: programu kwenye simu yako, kama Aegis, Google Authenticator au 2FAS, hutoa msimbo mpya kila nusu dakika.',
  off: 'Imezimwa: nenosiri lako linatosha.',
  on: 'Imewashwa: kuingia kunahitaji msimbo.',
  codesLeft: (n) =>
    plural('sw', n, {
      one: 'Umebaki msimbo 1 wa dharura.',
      other: `Imebaki misimbo ${n} ya dharura.`,
    }),
  turnOn: 'Washa',
  turnOff: 'Zima',
  password: 'Nenosiri lako',
  next: 'Endelea',
  scan: 'Changanua msimbo huu kwa programu, au andika ufunguo ndani yake. Kisha weka msimbo ambao programu inaonyesha.',
  qrCode: 'Msimbo wa QR kwa programu',
  openApp: 'Programu iko kwenye simu hii: ifungue',
  key: 'Ufunguo',
  code: 'Msimbo',
  codeHint: 'tarakimu sita za programu',
  codeMissing: 'Weka msimbo.',
  codeWrong: 'Msimbo huu si sahihi, au umeshatumika.',
  confirm: 'Washa',
  codesTitle: 'Misimbo ya dharura',
  codesText:
    'Iandike na uiweke mbali na simu. Kila mmoja hukuingiza mara moja simu ikipotea. Inaonyeshwa sasa tu.',
  kept: 'Nimeihifadhi',
  nowOn: 'Hatua ya pili imewashwa. Vifaa vyako vingine vimetolewa.',
  nowOff: 'Hatua ya pili imezimwa.',
  ask: 'Weka msimbo wa programu yako.',
  askHint: 'tarakimu sita, au msimbo wa dharura',
  askTitle: 'Msimbo',
};

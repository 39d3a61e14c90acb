import type { Messages } from '../../messages.ts';

export const exam: Messages['exam'] = {
  title: 'Mtihani wa mwandishi',
  text: 'Unasimuliwa seti ya kweli, ingizo kwa ingizo. Unaiandika kwenye skrini ya kuandika. Njiani meza inakosea, nawe unasahihisha pale kosa lilipotokea. Angalau asilimia 95 ya maingizo na matokeo lazima yawe sahihi.',
  names: { points: 'Pointi na time-out', table: 'Meza kamili' },
  nameTexts: {
    points: 'Pointi na time-out za seti moja, dakika 20 hivi.',
    table: 'Mpangilio wa wachezaji, mabadiliko, time-out na pointi za seti moja, dakika 30 hivi.',
  },
  begin: (name) => `Anza: ${name}`,
  tries: (n) => (n === 1 ? 'Limebaki jaribio 1 leo.' : `Yamebaki majaribio ${n} leo.`),
  noTries: 'Majaribio ya leo yametosha. Jaribio linalofuata liwe kesho.',
  licence: (name, since, until) => `Leseni “${name}” tangu ${since}, halali hadi ${until}`,
  licenceOver: (name, until) => `Leseni “${name}” iliisha ${until}`,
  noLicence: 'Bado hakuna leseni.',
  results: 'Matokeo',
  noResults: 'Bado hakuna mtihani.',
  passed: 'amefaulu',
  failed: 'hakufaulu',
  withdrawn: (reason) => `leseni imeondolewa: ${reason}`,
  result: (percent, right, total) =>
    `Asilimia ${percent}, maingizo ${right} kati ya ${total} sahihi`,
  faults: (n) => (n === 1 ? 'kosa 1' : `makosa ${n}`),
  faultAt: (one, two) => `Kwenye ${one}:${two}`,
  missing: 'halipo',
  extra: 'limezidi',
  withdraw: 'Ondoa leseni',
  withdrawText: 'Matokeo yanabaki pamoja na sababu. Mtihani mpya hutoa leseni mpya.',
  withdrawReason: 'Sababu, kwa maneno',
  licenceWithdrawn: 'Leseni imeondolewa.',
  official:
    'Ofisa anaufanya kwa akaunti yake au kwa kiungo binafsi cha hapo juu: mtihani uko kwenye ukurasa wa kazi zake.',
  items: {
    serve: (team) => `${team} wanaanza kupiga.`,
    lineup: (team, shirts) => `Mpangilio wa ${team}, kuanzia nafasi ya 1: ${shirts}.`,
    rally: (team) => `Pointi kwa ${team}.`,
    timeout: (team) => `Time-out ya ${team}.`,
    substitution: (team, out, coming) =>
      `Mabadiliko ya ${team}: namba ${coming} anaingia badala ya namba ${out}.`,
  },
};

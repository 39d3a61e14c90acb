import type { Messages } from '../../messages.ts';

export const dateRequests: Messages['dateRequests'] = {
  title: 'Tarehe nyingine',
  asks: (team, to, from) => `${team} wanaomba ${to} badala ya ${from}.`,
  reasonIs: (reason) => `Sababu: ${reason}`,
  asked: (team, moment) =>
    `${team} bado hawajajibu. Wana muda hadi ${moment}; unaweza kuamua kabla.`,
  agreed: (team) => `${team} wamekubali.`,
  declined: (team) => `${team} hawawezi.`,
  withdrawn: 'Timu imeliondoa.',
  accepted: 'Limekubaliwa: mechi imehamishwa.',
  refused: 'Limekataliwa.',
  overtaken: 'Mechi imehamishwa, imechezwa au imefutwa kwa njia nyingine.',
  onDay: (moment) => `liliombwa ${moment}`,
  accept: 'Hamisha mechi',
  acceptText: (to) =>
    `Mechi inahamia ${to}. Wafuasi na kalenda zinapata habari mara moja, waamuzi wanaulizwa tena.`,
  noClashes: 'Hakuna kizuizi: viwanja, timu na maofisa wako huru.',
  clashes: 'Vizuizi:',
  causes: {
    team: (name) => `${name} ingecheza mara mbili kwa wakati mmoja`,
    official: (name) => `${name} angekuwa kazini mara mbili kwa wakati mmoja`,
    court: (name) => `${name}: kiwanja kimeshachukuliwa`,
    rest: (name) => `${name} ina mechi nyingine ndani ya siku moja`,
    away: (name) => `${name} hawezi kuja siku hiyo`,
  },
  matchesOfDay: 'Mechi za siku hiyo',
  moved: 'Mechi imehamishwa.',
  refuse: 'Kataa',
  refuseTitle: 'Kataa tarehe nyingine',
  refuseHint: 'Timu zote mbili zinaisoma.',
  reason: 'Sababu',
  refusedDone: 'Ombi limekataliwa.',
};

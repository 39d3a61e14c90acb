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
  matchesOfDay: 'Mechi za siku hiyo',
  moved: 'Mechi imehamishwa.',
  refuse: 'Kataa',
  refuseTitle: 'Kataa tarehe nyingine',
  refuseHint: 'Timu zote mbili zinaisoma.',
  reason: 'Sababu',
  refusedDone: 'Ombi limekataliwa.',
};

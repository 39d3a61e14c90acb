import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const requests: Messages['requests'] = {
  title: 'Timu zinazokutaka',
  waitingAdmin: 'Makocha wanaoomba wachezaji',
  waitingCount: (n) =>
    plural('sw', n, { one: 'Ombi 1 linasubiri', other: `Maombi ${n} yanasubiri` }),
  asks: (coach, team, player) => `${coach} anaomba kumchukua ${player} kwenye ${team}`,
  means: 'Kocha ataona simu, barua pepe na tarehe ya kuzaliwa, na anaweza kubadili wasifu.',
  accept: 'Kubali',
  acceptOf: (player, team) => `Kubali: ${player} anajiunga na ${team}`,
  acceptAsk: (player, team) =>
    `${player} ajiunge na ${team}? Kocha ataona simu, barua pepe na tarehe ya kuzaliwa.`,
  accepted: 'Mchezaji sasa yuko kwenye timu.',
  refuse: 'Kataa',
  refuseOf: (player, team) => `Kataa: ${player} hajiungi na ${team}`,
  refuseTitle: 'Kataa ombi',
  refused: 'Ombi limekataliwa.',
  reason: 'Kwa nini (si lazima)',
  reasonHint: 'Kocha ataisoma.',
  askedOn: (day) => `Liliombwa ${day}`,
  why: (reason) => `Sababu: ${reason}`,

  ofTeam: 'Wachezaji walioombwa',
  asked: 'Umeomba. Mchezaji au msimamizi atajibu.',
  states: {
    open: 'umeomba, linasubiri',
    accepted: 'limekubaliwa',
    refused: 'limekataliwa',
    withdrawn: 'limeondolewa',
  },
  withdraw: 'Ondoa',
  withdrawOf: (name) => `Ondoa ombi la ${name}`,
  withdrawn: 'Ombi limeondolewa.',
  ask: 'Omba',
  askOf: (name) => `Omba ${name}`,
};

import type { Messages } from '#app/messages/messages.ts';

export const toss: Messages['toss'] = {
  whoWon: 'Nani ameshinda kura?',
  whatChosen: (team) => `${team} wamechagua nini?`,
  choices: { serve: 'Kuanzisha', receive: 'Kupokea', side: 'Upande' },
  leaves: {
    serve: (other) => `${other} wanachagua upande.`,
    receive: (other) => `${other} wanachagua upande.`,
    side: (other) => `${other} wanachagua kuanzisha au kupokea.`,
  },
  record: (team) => `Andika kura: ${team} wanaanzisha`,
  outcome: (team, choice) => `${team}: ${choice}`,
};

import type { Messages } from '#app/messages/messages.ts';

export const toss: Messages['toss'] = {
  whoWon: 'Timu ipi imeshinda kura ya kuanza?',
  whatChosen: (team) => `${team} imechagua nini?`,
  choices: { serve: 'Kupiga sevu', receive: 'Kupokea', side: 'Upande' },
  leaves: {
    serve: (other) => `${other} inachagua upande.`,
    receive: (other) => `${other} inachagua upande.`,
    side: (other) => `${other} inachagua kupiga sevu au kupokea.`,
  },
  record: (team) => `Andika kura ya kuanza: ${team} inapiga sevu`,
  outcome: (team, choice) => `${team}: ${choice}`,
};

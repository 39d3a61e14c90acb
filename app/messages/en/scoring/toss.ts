/** The toss before the first and before the deciding set. */
export const toss = {
  whoWon: 'Who won the toss?',
  whatChosen: (team: string) => `What did ${team} choose?`,
  choices: { serve: 'To serve', receive: 'To receive', side: 'The side' },
  /** The choice that is left for the other team. */
  leaves: {
    serve: (other: string) => `${other} chooses the side.`,
    receive: (other: string) => `${other} chooses the side.`,
    side: (other: string) => `${other} chooses to serve or to receive.`,
  },
  record: (team: string) => `Record the toss: ${team} serves`,
  outcome: (team: string, choice: string) => `${team}: ${choice}`,
};

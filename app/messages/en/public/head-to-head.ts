export const headToHead = {
  heading: 'Head to head',
  meetingsWon: 'Meetings won',
  drawn: (n: number) => `${n} drawn`,
  officials: 'Officials',
  duties: {
    referee1: 'First referee',
    referee2: 'Second referee',
    'challenge-referee': 'Challenge referee',
    scorer: 'Scorer',
    'assistant-scorer': 'Assistant scorer',
    'line-judge': 'Line judge',
    delegate: 'Delegate',
  },
  round: (n: string) => `Round ${n}`,
  rounds: {
    final: 'Final',
    'semi-final': 'Semi-final',
    'quarter-final': 'Quarter-final',
    'third place': 'Third place',
    'round of 16': 'Round of 16',
  },
};

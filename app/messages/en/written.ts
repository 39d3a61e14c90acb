export const written = {
  teams: {
    open: 'Type in teams',
    title: 'Type in teams',
    label: 'Teams, one on each line',
    hint: 'The place may follow after a comma. A line that ends in a colon names the group of the teams below it.',
    example: 'A:\nIlemela VC, Mwanza\nMagu Combined\nB:\nKwimba VC',
    missing: 'Write at least one team.',
    saved: 'Teams saved.',
  },
  players: {
    open: 'Type in players',
    title: 'Type in players',
    label: 'Players, one on each line',
    hint: 'The shirt number first. The position may follow after a comma.',
    example: '7 Juma Ally\n12 Asha Said, Libero',
    missing: 'Write at least one player.',
    saved: 'Players saved.',
  },
  /** By column. */
  wrong: {
    name: 'this name is too long, or in the list twice',
    fullName: 'this name is too long, or in the list twice',
    jerseyNumber: 'a shirt number is 0 to 99',
    position: 'the position is too long',
    city: 'the place is too long',
    group: 'the name of the group is too long',
  },
  nothingSaved: 'Nothing was saved: one line is not right.',
  line: (line: number, message: string) => `Line ${line}: ${message}`,
};

import { plural } from '../../plural.ts';

export const typedLists = {
  teams: {
    open: 'Type in teams',
    title: 'Type in teams',
    label: 'Teams, one on each line',
    hint: 'The place may follow after a comma. A line that ends in a colon names the group of the teams below it. Numbers and bullets before the names are left out.',
    example: 'A:\nIlemela VC, Mwanza\nMagu Combined\nB:\nKwimba VC',
    missing: 'Write at least one team.',
    count: (n: number) => plural('en', n, { one: '1 team', other: `${n} teams` }),
    saved: (n: number) => plural('en', n, { one: '1 team saved.', other: `${n} teams saved.` }),
  },
  players: {
    open: 'Type in players',
    title: 'Type in players',
    label: 'Players, one on each line',
    hint: 'Write the shirt number before or after the name. The position may follow after a comma.',
    example: '7 Juma Ally\n12 Asha Said, Libero',
    missing: 'Write at least one player.',
    count: (n: number) => plural('en', n, { one: '1 player', other: `${n} players` }),
    saved: (n: number) => plural('en', n, { one: '1 player saved.', other: `${n} players saved.` }),
  },
  /** By column. */
  wrong: {
    name: 'this name is too long, or is in the list twice',
    fullName: 'this name is too long, or in the list twice',
    jerseyNumber: 'a shirt number is 0 to 99',
    position: 'the position is too long',
    city: 'the place is too long',
    group: 'the name of the group is too long',
  },
  nothingSaved: 'Nothing was saved: one line is not right.',
  sameNumber: (number: number, line: number) => `number ${number} is on line ${line} already`,
  line: (line: number, message: string) => `Line ${line}: ${message}`,
};

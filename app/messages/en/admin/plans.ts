import { plural } from '../../plural.ts';

export const plans = {
  title: 'Made by the generator',
  note: 'What was made together can be removed together, until one of its matches has begun.',
  about: (n: number, first: string, last: string) =>
    `${plural('en', n, { one: '1 fixture', other: `${n} fixtures` })}, ${first === last ? first : `${first} to ${last}`}`,
  swissRound: (round: number) => `Swiss round ${round}`,
  begun: 'has begun',
  remove: 'Remove this plan',
  ask: (n: number) =>
    plural('en', n, {
      one: 'The fixture of this plan and its match go. Nothing of it has been played.',
      other: `All ${n} fixtures of this plan and their matches go. Nothing of them has been played.`,
    }),
  deleteFixture: 'Are you sure you want to delete this fixture?',
  fixtureDeleted: 'Fixture deleted.',
  planned: 'a match that is planned already',
};

import { plural } from '../../plural.ts';

export const plans = {
  title: 'Generated fixtures',
  note: 'Fixtures that were generated together can be removed together until one of their matches has begun.',
  about: (n: number, first: string, last: string) =>
    `${plural('en', n, { one: '1 fixture', other: `${n} fixtures` })}, ${first === last ? first : `${first} to ${last}`}`,
  swissRound: (round: number) => `Swiss round ${round}`,
  begun: 'has begun',
  remove: 'Remove this plan',
  ask: (n: number) =>
    plural('en', n, {
      one: 'The fixture of this plan and its match will be removed. The match has not been played.',
      other: `All ${n} fixtures of this plan and their matches will be removed. None of the matches has been played.`,
    }),
  deleteFixture: 'Are you sure you want to delete this fixture?',
  fixtureDeleted: 'Fixture deleted.',
  planned: 'a match that is planned already',
};

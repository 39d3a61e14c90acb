import { CONSENT } from './right-calls-of-people.ts';
import type { Maker, World } from './world.ts';

/** A call whose answer rests on a fact beside who owns its subject. */
export type FactCall = {
  call: string;
  fact: string;
  maker: Maker;
  /** Its subject is whoever calls, so that no two share one. */
  isOwn?: true;
};

export const MINOR = '2012-05-06';
const ADULT = '1999-05-06';

/** A change of a player's record; without a team where `team` is null. */
const playerChange =
  (facts: (world: World) => object, body: object): Maker =>
  async (world) => ({ path: `/players/${await world.player(facts(world))}`, body });

const inTeam = ({ ids, people }: World) => ({ team: ids.team, userId: people.player });
export const alone = ({ people }: World) => ({ userId: people.player });
const minor = (world: World) => ({ ...inTeam(world), dateOfBirth: MINOR });

export const PLAYER_FACTS: FactCall[] = [
  {
    call: 'POST /players',
    fact: 'without a team',
    maker: () => ({ path: '/players', body: { fullName: 'Mpya' } }),
  },
  {
    call: 'POST /players',
    fact: 'with an account',
    maker: ({ ids, people }) => ({
      path: '/players',
      body: { fullName: 'Mpya', team: ids.team, userId: people.coach },
    }),
  },
  {
    call: 'POST /players',
    fact: 'into the other coach’s team',
    maker: ({ ids }) => ({ path: '/players', body: { fullName: 'Mpya', team: ids.otherTeam } }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'without a team, with the player’s account',
    maker: playerChange(alone, { nickname: 'x' }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'without a team or account',
    maker: playerChange(() => ({}), { nickname: 'x' }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a licence',
    maker: playerChange(inTeam, { licence: 'TVF-1' }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a minor’s nickname',
    maker: playerChange(minor, { nickname: 'x' }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a minor’s consent',
    maker: playerChange(minor, { consent: CONSENT }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a minor’s consent, without an account',
    maker: playerChange(({ ids }) => ({ team: ids.team, dateOfBirth: MINOR }), {
      consent: CONSENT,
    }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'consent is taken back',
    maker: playerChange((world) => ({ ...minor(world), consent: CONSENT }), { consent: false }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a birth date, without an account',
    maker: playerChange(({ ids }) => ({ team: ids.team, dateOfBirth: ADULT }), {
      dateOfBirth: '1998-01-01',
    }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'an adult’s consent',
    maker: playerChange((world) => ({ ...inTeam(world), dateOfBirth: ADULT }), {
      consent: CONSENT,
    }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a minor’s birth date',
    maker: playerChange(minor, { dateOfBirth: ADULT, reason: 'Cheti' }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a minor’s birth date is cleared',
    maker: playerChange(minor, { dateOfBirth: null, reason: 'Cheti' }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a minor’s birth date, as it is already',
    maker: playerChange(minor, { dateOfBirth: MINOR }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'an adult’s birth date',
    maker: playerChange((world) => ({ ...inTeam(world), dateOfBirth: ADULT }), {
      dateOfBirth: '1998-01-01',
    }),
  },
  {
    call: 'PATCH /players/{id}',
    fact: 'a birth date that was not known',
    maker: playerChange(inTeam, { dateOfBirth: ADULT }),
  },
  {
    call: 'PUT /players/{id}/picture',
    fact: 'without a team or account',
    maker: async (world) => ({
      path: `/players/${await world.player({})}/picture`,
      file: world.picture,
    }),
  },
  {
    call: 'GET /players/{id}/account',
    fact: 'without a team',
    maker: async (world) => ({ path: `/players/${await world.player(alone(world))}/account` }),
  },
  {
    call: 'DELETE /players/{id}/account',
    fact: 'without a team',
    maker: async (world) => ({ path: `/players/${await world.player(alone(world))}/account` }),
  },
  {
    call: 'DELETE /players/{id}',
    fact: 'without a team',
    maker: async (world) => ({ path: `/players/${await world.player(alone(world))}` }),
  },
];

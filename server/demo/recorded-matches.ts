import type { Gender } from '#contract/primitives.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { chooseBestPlayer } from '#server/play/best-players/commands.ts';
import { readLoggedShirts } from '#server/play/leaders/logged-shirts.ts';
import { writeLog } from '#server/play/scoring/commands.ts';
import type { DemoFixture, DemoLeague } from './demo-league.ts';
import { shirtsOf } from './invention/people.ts';
import type { Facts, Squads } from './play-notation.ts';
import { CAPTAIN_AT, eventAt, scriptOf } from './script.ts';

/** The teams whose last match in the national league is recorded in full, with its log. */
const RECORDED = [
  { gender: 'Men', club: 'Jeshi Stars', log: 0 },
  { gender: 'Women', club: 'JKT', log: 1 },
] as const;
const SIGNED_MS = 60_000;

export type RecordedMatch = { league: string; gender: Gender; fixture: DemoFixture; log: number };

/** The ended match of a league that has more to show than the points of its sets. */
export function recordedMatchOf(league: DemoLeague, today: string): RecordedMatch | undefined {
  const { input, gender, fixtures } = league;
  const recorded = RECORDED.find(
    (candidate) => candidate.gender === gender && input.name.startsWith('TVNL'),
  );
  const fixture = fixtures.findLast(
    ({ date, team1, team2 }) =>
      date < today && [team1, team2].some((team) => team === recorded?.club),
  );
  return recorded && fixture && { league: input.name, gender, fixture, log: recorded.log };
}

/** Writes its log from the first line-up to the signatures, at the hours when it was played. */
export async function writeRecordedMatch(
  store: Store,
  author: Author,
  recorded: RecordedMatch,
): Promise<void> {
  const { gender, fixture } = recorded;
  const match = await getMatch(store, recorded);
  const squads = [shirtsOf(fixture.team1, gender), shirtsOf(fixture.team2, gender)] as const;
  const steps = [
    ...scriptOf(recorded.log, squads),
    ...(await listSignatures(store, match, squads)).map((facts) => ({ afterMs: SIGNED_MS, facts })),
    { afterMs: SIGNED_MS, facts: { type: 'finalise' } },
  ];
  let at = match.starts_at;
  const events = steps.map((step, index) => {
    at += step.afterMs;
    return eventAt(match.id, step, index, at) as MatchEvent;
  });
  // Another node that started at the same time may have given it a result.
  await writeLog(store, author, match.id, async ({ seq }) => (seq > 0 ? [] : events));
  const best = await findTopScorer(store, match.id);
  if (best !== undefined) await chooseBestPlayer(store, author, match.id, best);
}

/** The player with the most points of the log. */
async function findTopScorer(store: Store, matchId: string): Promise<string | undefined> {
  const match = await store.db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
  const shirts = await readLoggedShirts(store, match);
  const lines = SIDES.flatMap((side) =>
    shirts[side].map(({ shirt, points }) => ({ team: match[`${side}_id`], shirt, points })),
  );
  const [most] = lines.toSorted((a, b) => b.points - a.points);
  if (most === undefined) return undefined;
  const row = await store.db
    .selectFrom('player')
    .select('id')
    .where('team_id', '=', most.team)
    .where('jersey_number', '=', most.shirt)
    .executeTakeFirst();
  return row?.id;
}

type Found = Awaited<ReturnType<typeof getMatch>>;

async function getMatch({ db }: Store, { league, fixture }: RecordedMatch) {
  return db
    .selectFrom('match')
    .innerJoin('league', 'league.id', 'match.league_id')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .select(['match.id', 'match.starts_at', 'match.team1_id', 'match.team2_id'])
    .where('league.name', '=', league)
    .where('match.match_date', '=', fixture.date)
    .where('t1.name', '=', fixture.team1)
    .where('t2.name', '=', fixture.team2)
    .executeTakeFirstOrThrow();
}

/** Captains and coaches by their names; of officials the duties say who they are. */
async function listSignatures(store: Store, match: Found, squads: Squads): Promise<Facts[]> {
  const signed = await Promise.all(
    [match.team1_id, match.team2_id].map(async (team, index) => {
      const { captain, coach } = await getLeaders(store, team, squads[index]![CAPTAIN_AT]!);
      return [
        { type: 'sign', role: `captain${index + 1}`, name: captain },
        { type: 'sign', role: `coach${index + 1}`, name: coach },
      ];
    }),
  );
  const officials = ['scorer', 'referee2', 'referee1'].map((role) => ({ type: 'sign', role }));
  return [...signed.flat(), ...officials];
}

async function getLeaders({ db }: Store, team: string, captain: number) {
  return db
    .selectFrom('team')
    .innerJoin('player', 'player.team_id', 'team.id')
    .leftJoin('user', 'user.id', 'team.coach_user_id')
    .select('player.full_name as captain')
    .select((eb) => eb.fn.coalesce('user.name', 'team.coach').as('coach'))
    .where('team.id', '=', team)
    .where('player.jersey_number', '=', captain)
    .executeTakeFirstOrThrow();
}

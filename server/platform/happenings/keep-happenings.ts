import type { Transaction } from 'kysely';
import type { HappeningKind } from '#domain/happenings/happening.ts';
import { prepared, preparedInsert } from '#server/platform/db/prepared.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';

/** The value of a topic before and after; the facts are for those who are told. */
export type HappeningBody = {
  before?: string | null;
  value?: string | null;
  facts?: Record<string, unknown>;
};

export type NewHappening = HappeningBody & {
  kind: HappeningKind;
  topic?: string;
  matchId?: string;
  leagueId?: string | null;
  teams?: readonly [string | null, string | null];
};

const insertHappenings = preparedInsert('happening');
/** The row is made with the first happening: data that an older version wrote have none. */
const advanceCounter = prepared<{ step: number }, { value: number }>((db, { step }) =>
  db
    .insertInto('counter')
    .values({ name: 'happening', value: step })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => ({ value: eb('counter.value', '+', eb.ref('excluded.value')) })),
    )
    .returning('value'),
);

/** Part of the transaction of what happened; numbered as changes are, by a row that stays locked. */
export async function keepHappenings(
  db: Transaction<Tables>,
  now: number,
  happenings: readonly NewHappening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const [counter] = (await advanceCounter(db, { step: happenings.length })).rows;
  const first = Number(counter!.value) - happenings.length + 1;
  const rows = happenings.map((happening, index) => {
    const { kind, topic, matchId, leagueId, teams, before = null, value = null, facts } = happening;
    return {
      version: first + index,
      at: now,
      kind,
      topic: topic ?? null,
      match_id: matchId ?? null,
      league_id: leagueId ?? null,
      team1_id: teams?.[0] ?? null,
      team2_id: teams?.[1] ?? null,
      body: JSON.stringify({ before, value, facts }),
    };
  });
  await insertHappenings(db, rows);
}

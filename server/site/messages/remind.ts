import type { Store } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import { endOfDay, localDate, localTime, startOfDay } from '#server/platform/time/local-time.ts';

const AUTHOR = { kind: 'system', name: 'messages' } as const;
/** Time enough to find somebody else. */
const FROM = '09:00';

/** Once a day each official hears of all duties of the next day. */
export async function remindOfDuties(store: Store, now: number): Promise<void> {
  if (localTime(now) < FROM) return;
  const day = localDate(endOfDay(localDate(now)));
  const rows = await store.db
    .selectFrom('match_official')
    .innerJoin('match', 'match.id', 'match_official.match_id')
    .select(['match.id', 'match.league_id', 'match_official.official_id', 'match_official.duty'])
    .where('match.match_date', '=', day)
    .where('match.archived_at', 'is', null)
    .where('match.status', '=', 'not started')
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '<>', 'declined')]))
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .execute();
  if (rows.length === 0) return;
  const reminders = await store.db
    .selectFrom('message')
    .select('topic')
    .where('kind', '=', 'reminder')
    .where('created_at', '>=', startOfDay(localDate(now)))
    .execute();
  const known = new Set(reminders.map(({ topic }) => topic));
  const ofOfficials = Map.groupBy(rows, ({ official_id }) => official_id);
  await write(store, { actor: AUTHOR, now }, async ({ tell }) => {
    for (const [official, duties] of ofOfficials) {
      const topic = `reminder:${official}:${day}`;
      if (known.has(topic)) continue;
      tell({
        kind: 'reminder',
        topic,
        value: 'reminded',
        leagueId: duties[0]!.league_id,
        about: `official:${official}`,
        to: [`official:${official}`],
        facts: { duties: duties.map(({ id, duty }) => ({ match: id, duty })) },
      });
    }
  });
}

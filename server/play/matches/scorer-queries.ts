import type { NotNull } from 'kysely';
import type { Match } from '#contract/matches/match.ts';
import type { EntryAuthor } from '#contract/matches/match-event.ts';
import { SCORING_DUTIES } from '#contract/people/official.ts';
import { userKey } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { leagueIdOfMatch } from '#server/play/secretaries/queries.ts';
import { selectMatches } from './queries.ts';
import { type MatchFacts, matchView } from './views.ts';

/** The scorers of a match: named to it, or its scorers among the officials. Asked at every tap. */
export async function listScorerIds(db: Database, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('match_scorer')
    .select('user_id')
    .where('match_id', '=', matchId)
    .unionAll(
      db
        .selectFrom('match_official')
        .innerJoin('official', 'official.id', 'match_official.official_id')
        .select('official.user_id')
        .$narrowType<{ user_id: NotNull }>()
        .where('official.user_id', 'is not', null)
        .where('match_official.match_id', '=', matchId)
        .where('match_official.duty', 'in', [...SCORING_DUTIES])
        .where('official.archived_at', 'is', null),
    )
    .execute();
  return rows.map((row) => row.user_id);
}

/** The facts on which the right to score a match rests. */
export async function getScoringSubject(db: Database, id: string) {
  const [scorerIds, leagueId] = await Promise.all([listScorerIds(db, id), leagueIdOfMatch(db, id)]);
  return { kind: 'match', id, scorerIds, leagueId } as const;
}

/** The authors of the entries of a log: each from its `seq` on, until the next. */
export async function listAuthors(db: Database, matchId: string): Promise<EntryAuthor[]> {
  const rows = await db
    .selectFrom('match_event')
    .leftJoin('hall_entry', (join) =>
      join
        .onRef('hall_entry.match_id', '=', 'match_event.match_id')
        .onRef('hall_entry.event_id', '=', 'match_event.id'),
    )
    .select(['match_event.seq', 'match_event.actor', 'hall_entry.author'])
    .where('match_event.match_id', '=', matchId)
    .orderBy('match_event.seq')
    .execute();
  const runs = rows.filter(
    ({ actor, author }, index) =>
      actor !== rows[index - 1]?.actor || author !== rows[index - 1]?.author,
  );
  const ids = [...new Set(runs.map(({ actor }) => actor.replace(/^user:/, ''))), ''];
  const people = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(people.map(({ id, name }) => [userKey(id), name]));
  // In a hall the people are those of its server, whom the site knows by name alone.
  return runs.map(({ seq, actor, author }) => ({
    seq,
    name: author ?? names.get(actor) ?? null,
  }));
}

const SCORABLE_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Open matches within two days of `now`, in order of their start: all of them, or those of one scorer
 * and of the leagues that they run.
 */
export async function listScorable(
  store: Store,
  now: number,
  scorer: { id: string; secretaryOf: readonly string[] } | null,
): Promise<Match[]> {
  let select = selectMatches(store.db)
    .where('match.status', 'not in', ['ended', 'cancelled'])
    .where('match.starts_at', '>', now - SCORABLE_MS)
    .where('match.starts_at', '<', now + SCORABLE_MS)
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .limit(100);
  if (scorer !== null) {
    select = select.where((eb) =>
      eb.or([
        eb('match.league_id', 'in', ['', ...scorer.secretaryOf]),
        eb(
          'match.id',
          'in',
          eb.selectFrom('match_scorer').select('match_id').where('user_id', '=', scorer.id),
        ),
        eb(
          'match.id',
          'in',
          eb
            .selectFrom('match_official')
            .innerJoin('official', 'official.id', 'match_official.official_id')
            .select('match_official.match_id')
            .where('match_official.duty', 'in', [...SCORING_DUTIES])
            .where('official.archived_at', 'is', null)
            .where('official.user_id', '=', scorer.id),
        ),
      ]),
    );
  }
  const rows: MatchFacts[] = await select.execute();
  return rows.map(matchView);
}

import type { MatchState, SanctionRecord } from '#domain/volleyball/match-state.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { CardRow } from '#server/platform/db/tables/discipline-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';

type CardedMatch = Pick<MatchRow, 'id' | 'team1_id' | 'team2_id'>;
type Db = Write['db'];

/**
 * The cards of a match as its log has them now. A card stays with the player who wears the shirt when it appears:
 * shirts and teams change later.
 */
export async function saveCards(
  db: Db,
  match: CardedMatch,
  was: MatchState,
  is: MatchState,
): Promise<void> {
  for (const side of SIDES) {
    const team = match[`${side}_id`];
    const before = new Map(cardsOf(was, side).map((card) => [card.event, card]));
    const cards = cardsOf(is, side);
    const now = new Set(cards.map(({ event }) => event));
    const gone = [...before.keys()].filter((event) => !now.has(event));
    const changed = cards.flatMap((card, place) =>
      isSame(before.get(card.event), card) ? [] : [{ card, place }],
    );
    const replaced = [...gone, ...changed.map(({ card }) => card.event)];
    if (replaced.length === 0) continue;
    await db
      .deleteFrom('card')
      .where('match_id', '=', match.id)
      .where('event_id', 'in', replaced)
      .execute();
    for (const { card, place } of changed) {
      await db
        .insertInto('card')
        .values(await cardRow(db, match.id, team, card, place))
        .execute();
    }
  }
}

function cardsOf(state: MatchState, side: (typeof SIDES)[number]): SanctionRecord[] {
  return state[side].sanctions.filter(({ grade }) => grade !== 'verbal');
}

function isSame(before: SanctionRecord | undefined, card: SanctionRecord): boolean {
  return before?.person === card.person && before.grade === card.grade && before.set === card.set;
}

async function cardRow(
  db: Db,
  matchId: string,
  team: string,
  { event, person, grade, set }: SanctionRecord,
  place: number,
): Promise<CardRow> {
  return {
    match_id: matchId,
    event_id: event,
    team_id: team,
    player_id: typeof person === 'number' ? await wearerOf(db, matchId, team, person) : null,
    person: String(person),
    grade: grade as CardRow['grade'],
    set_number: set,
    place,
  };
}

/** By the coach's sheet of the match where there is one, else by the roster; two are nobody. */
async function wearerOf(
  db: Db,
  matchId: string,
  team: string,
  shirt: number,
): Promise<string | null> {
  const prepared = await db
    .selectFrom('prepared_lineup')
    .select('sheet')
    .where('match_id', '=', matchId)
    .where('team_id', '=', team)
    .executeTakeFirst();
  if (prepared) {
    const sheet = JSON.parse(prepared.sheet) as { player: string; shirt: number }[];
    const found = sheet.find((entry) => entry.shirt === shirt);
    if (found) return found.player;
  }
  const rows = await db
    .selectFrom('player')
    .select('id')
    .where('team_id', '=', team)
    .where('jersey_number', '=', shirt)
    .where('archived_at', 'is', null)
    .execute();
  return rows.length === 1 ? rows[0]!.id : null;
}

import { textOf } from '#contract/text/text.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { SheetBreachRow } from '#server/platform/db/tables/eligibility-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import {
  type LeagueLimits,
  readSheetLimits,
  type SheetPlayer,
} from '#server/play/eligibility/sheet-queries.ts';

type Breach = Pick<SheetBreachRow, 'number' | 'player_id' | 'cause'>;

/**
 * Judges a team sheet by the suspensions and the rosters of its league. One that the league refuses is refused
 * as long as nothing has been played; later, and from a phone that was without network, the match is what it
 * is: it is kept, and the office of the league has the list of those who stood on it.
 */
export async function judgeSheets(
  tx: Write,
  row: MatchRow,
  was: MatchState,
  is: MatchState,
  events: readonly MatchEvent[],
): Promise<void> {
  const changed = SIDES.filter((side) => sheetOf(was, side) !== sheetOf(is, side));
  if (row.league_id === null || changed.length === 0) return;
  const limits = await readSheetLimits(tx.db, row);
  for (const side of changed) {
    const breaches = breachesOn(limits, side, is[side].players ?? []);
    if (is.sets.length === 0) refuseBreaches(limits, side, breaches, events);
    await keepBreaches(tx, row, side, breaches);
  }
}

function sheetOf(state: MatchState, side: Side): string {
  return JSON.stringify(state[side].players);
}

function breachesOn(limits: LeagueLimits, side: Side, sheet: readonly number[]): Breach[] {
  const { suspended, notEligible, foreign, mostForeign } = limits[side];
  const found = new Map<number, Breach>();
  const note = (cause: Breach['cause'], number: number | null, player: string | null) => {
    if (number === null || !sheet.includes(number) || found.has(number)) return;
    found.set(number, { number, player_id: player, cause });
  };
  for (const { person, player } of suspended) note('suspended', shirtOf(person), player);
  for (const { shirt, player } of notEligible) note('not-eligible', shirt, player);
  const abroad = foreign.filter(
    ({ shirt }: SheetPlayer) => shirt !== null && sheet.includes(shirt),
  );
  if (mostForeign !== null && abroad.length > mostForeign)
    for (const { shirt, player } of abroad) note('foreign', shirt, player);
  return [...found.values()].sort((a, b) => a.number - b.number);
}

function shirtOf(person: string): number | null {
  return /^\d+$/.test(person) ? Number(person) : null;
}

function refuseBreaches(
  { refusesSuspended, refusesNotEligible }: LeagueLimits,
  side: Side,
  breaches: readonly Breach[],
  events: readonly MatchEvent[],
): void {
  const refused = breaches.filter(({ cause }) =>
    cause === 'suspended' ? refusesSuspended : refusesNotEligible,
  );
  if (refused.length === 0) return;
  const at = events.findLastIndex((event) => event.type === 'match-setup' && event[side]);
  const shirts = refused.map(({ number }) => number).join(', ');
  const text = textOf('eligibility.sheetRefused', { shirts });
  const field = `events.${Math.max(at, 0)}.${side}`;
  throw new AppError('REFUSED', text, {
    refusal: 'NOT_ALLOWED_ON_SHEET',
    errors: [{ field, text }],
  });
}

async function keepBreaches(
  { db }: Write,
  row: MatchRow,
  side: Side,
  breaches: readonly Breach[],
): Promise<void> {
  const team = row[`${side}_id`];
  await db
    .deleteFrom('sheet_breach')
    .where('match_id', '=', row.id)
    .where('team_id', '=', team)
    .execute();
  if (breaches.length === 0) return;
  await db
    .insertInto('sheet_breach')
    .values(breaches.map((breach) => ({ match_id: row.id, team_id: team, ...breach })))
    .execute();
}

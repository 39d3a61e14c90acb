import type { PrepareLineup } from '#contract/matches/prepared-lineup.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import { refusePlan } from '#domain/volleyball/prepared-lineup.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused, refusedByRule } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { readSheetLimits, type SheetMatch } from '#server/play/eligibility/sheet-queries.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { benchStaff, findMatchTeams } from './queries.ts';

/** The match and the side of it that the team is, for its coach, its bench or an administrator. */
export async function getOwnSide(
  { db }: { db: Database },
  actor: Actor,
  matchId: string,
  teamId: string,
) {
  const match = await findMatchTeams(db, matchId);
  if (!match) throw notFound('match.notFound');
  const side = match.team1_id === teamId ? 'team1' : 'team2';
  if (side === 'team2' && match.team2_id !== teamId) throw notFound('team.notFound');
  const subject = { matchId, seat: side, ...benchStaff(match, side) } as const;
  authorise(actor, 'lineup:prepare', { kind: 'seat', ...subject });
  return { match, side } as const;
}

/**
 * Keeps what a coach prepares for the next set, in place of what was there. Judged by the rules of
 * the match on its log as it stands, so that it closes by itself when the set starts.
 */
export async function prepareLineup(
  store: Store,
  author: Author,
  matchId: string,
  teamId: string,
  plan: PrepareLineup,
): Promise<void> {
  await write(store, author, async (tx) => {
    const { match, side } = await getOwnSide(tx, author.actor, matchId, teamId);
    const log = await readLog(tx.db, match, store.logs);
    const { sheet, players, liberos, captain } = plan;
    const shirts = sheet.map(({ shirt }) => shirt);
    const refusal = refusePlan(log, side, { ...plan, sheet: shirts });
    if (refusal) throw refusedByRule(refusal);
    await mustBeOfTeam(tx, teamId, plan);
    await mustBeAllowed(tx, match, side, plan);
    const saved = {
      set_number: plan.set,
      sheet: JSON.stringify(sheet),
      players: JSON.stringify(players),
      liberos: JSON.stringify(liberos),
      captain,
      updated_at: author.now,
    };
    await tx.db
      .insertInto('prepared_lineup')
      .values({ match_id: matchId, team_id: teamId, ...saved })
      .onConflict((pair) => pair.columns(['match_id', 'team_id']).doUpdateSet(saved))
      .execute();
    const after = { team: teamId, set: plan.set, players, liberos, captain };
    tx.seatsChanged(matchId);
    tx.audit({ action: 'match.lineup', subject: `match:${matchId}`, after });
  });
}

async function mustBeOfTeam({ db }: Write, teamId: string, { sheet }: PrepareLineup) {
  const rows = await db
    .selectFrom('player')
    .select('id')
    .where('team_id', '=', teamId)
    .where('archived_at', 'is', null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknownPlayer = sheet.findIndex(({ player }) => !known.has(player));
  if (unknownPlayer < 0) return;
  const field = `sheet.${unknownPlayer}.player`;
  throw refused('NOT_IN_TEAM', textOf('lineup.notInTeam'), field);
}

/** If the league refuses suspended or ineligible players; else the scorer's table is warned of them. */
async function mustBeAllowed(
  { db }: Write,
  match: SheetMatch,
  side: Side,
  { sheet }: PrepareLineup,
): Promise<void> {
  const { refusesSuspended, refusesNotEligible, ...sides } = await readSheetLimits(db, match);
  const { suspended, notEligible, foreign, mostForeign } = sides[side];
  const refuse = (refusal: string, text: Text, players: readonly (string | null)[]) => {
    const index = sheet.findLastIndex(({ player }) => players.includes(player));
    if (index >= 0) throw refused(refusal, text, `sheet.${index}.player`);
  };
  const idsOf = (people: readonly { player: string | null }[]) =>
    people.map(({ player }) => player);
  if (refusesSuspended) refuse('SUSPENDED', textOf('lineup.suspended'), idsOf(suspended));
  if (!refusesNotEligible) return;
  refuse('NOT_ELIGIBLE', textOf('eligibility.lineup'), idsOf(notEligible));
  const abroad = idsOf(foreign);
  if (mostForeign === null) return;
  if (sheet.filter(({ player }) => abroad.includes(player)).length <= mostForeign) return;
  refuse('TOO_MANY_FOREIGN', textOf('eligibility.lineupForeign', { most: mostForeign }), abroad);
}

/** Takes back what was prepared; what the log holds already stays. */
export async function dropLineup(
  store: Store,
  author: Author,
  matchId: string,
  teamId: string,
): Promise<void> {
  await write(store, author, async (tx) => {
    await getOwnSide(tx, author.actor, matchId, teamId);
    const result = await tx.db
      .deleteFrom('prepared_lineup')
      .where('match_id', '=', matchId)
      .where('team_id', '=', teamId)
      .executeTakeFirst();
    if (Number(result.numDeletedRows) === 0) throw notFound('lineup.notFound');
    tx.seatsChanged(matchId);
    const before = { team: teamId };
    tx.audit({ action: 'match.lineup-drop', subject: `match:${matchId}`, before });
  });
}

import type { Match } from '#contract/matches/match.ts';
import { NO_NAME } from '#contract/primitives.ts';
import { type Actor, isAdmin } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { scoresheet } from '#domain/volleyball/scoresheet/scoresheet.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { findMatch, findMatchLog } from '#server/play/matches/queries.ts';
import { getScoringSubject } from '#server/play/matches/scorer-queries.ts';
import { listMatchOfficials } from '#server/play/officials/queries.ts';
import { listPlayers } from '#server/play/players/queries.ts';
import { drawnSignatures } from '#server/play/signatures/queries.ts';
import { sealOf } from '#server/play/signatures/seal.ts';
import { findTeam } from '#server/play/teams/queries.ts';
import { blankSheet } from './blank/blank-sheet.ts';
import type { SheetFacts, TeamFacts } from './sheet-facts.ts';
import { getSheetHead } from './sheet-head.ts';

const MAX_PLAYERS = 100;

/** The facts on a match's sheet for this reader. Signatures are drawn for those who score it. */
export async function getSheetFacts(
  store: Store,
  actor: Actor,
  matchId: string,
  now: number,
): Promise<SheetFacts> {
  const [match, log, subject] = await Promise.all([
    findMatch(store, matchId),
    findMatchLog(store, matchId),
    getScoringSubject(store.db, matchId),
  ]);
  if (match === undefined || log === undefined) throw notFound('match.notFound');
  const mayScore = can(actor, 'match:score', subject);
  const [signatures, team1, team2, officials, head] = await Promise.all([
    drawnSignatures(store.db, matchId, log),
    teamFacts(store, actor, match.team1.id, now),
    teamFacts(store, actor, match.team2.id, now),
    listMatchOfficials(store.db, matchId),
    getSheetHead(store, match),
  ]);
  const written = { sheet: scoresheet(log), team1, team2 };
  return {
    match,
    rules: log.rules,
    ...(isToBePlayed(log) ? blankSheet(log, { team1, team2 }) : written),
    officials,
    head,
    signatures: signatures.map((it) => ({ ...it, drawing: mayScore ? it.drawing : null })),
    seal: sealOf(log, { role: 'scorer' }),
  };
}

/** Of a match without a set or a result the sheet is blank, with the rosters: it can be written by hand. */
function isToBePlayed({ state }: MatchLog): boolean {
  return state.sets.length === 0 && state.winner === null && state.status !== 'ended';
}

/** Players by shirt number; a number that two players wear names neither. Others stand on blank sheets only. */
export async function teamFacts(
  store: Store,
  actor: Actor,
  teamId: Match['team1']['id'],
  now: number,
): Promise<TeamFacts> {
  const reader = { ...(isAdmin(actor) ? { actor } : {}), now };
  const [{ items }, team] = await Promise.all([
    listPlayers(store, { team: teamId, limit: MAX_PLAYERS }, reader),
    findTeam(store, teamId),
  ]);
  const names = new Map<number, string>();
  const unnumbered: string[] = [];
  for (const { jerseyNumber, fullName } of items) {
    if (jerseyNumber === null) {
      unnumbered.push(fullName);
      continue;
    }
    names.set(jerseyNumber, names.has(jerseyNumber) ? '' : fullName);
  }
  const coach = team === undefined || team.coachName === NO_NAME ? '' : team.coachName;
  return { coach, names, unnumbered };
}

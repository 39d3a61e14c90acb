import type { DateRequestRow } from '#server/platform/db/tables/entry-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import type { RecipientKey } from '#server/platform/messages/message.ts';
import { officeOf } from '#server/play/matches/tell-of-plan.ts';

type Kind = 'date-request' | 'date-answer' | 'date-decision';

/** Tells the other side of each step of a request: the opponent, who asked, the office of the league. */
export async function tellOfRequest(
  tx: Write,
  kind: Kind,
  match: MatchRow,
  request: DateRequestRow,
): Promise<void> {
  const { id, team_id, state, match_date, match_time } = request;
  const other = team_id === match.team1_id ? match.team2_id : match.team1_id;
  const asker: RecipientKey = `team:${team_id}`;
  const opponent: RecipientKey = `team:${other}`;
  const office = await officeOf(tx, match.league_id);
  const to = {
    'date-request': [opponent, ...office],
    'date-answer': [asker, ...office],
    'date-decision': [asker, opponent],
  }[kind];
  const reasons = {
    'date-request': request.reason,
    'date-answer': request.answer_reason,
    'date-decision': request.decision_reason,
  };
  tx.tell({
    kind,
    topic: `${kind}:${id}`,
    // A request that is withdrawn within the hold was never there.
    before: kind === 'date-request' && state !== 'asked' ? 'asked' : null,
    value: state === 'withdrawn' ? null : state,
    matchId: match.id,
    leagueId: match.league_id,
    to,
    facts: { state, team: team_id, date: match_date, time: match_time, reason: reasons[kind] },
  });
}

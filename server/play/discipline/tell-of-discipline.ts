import type { DecideProtest } from '#contract/discipline/discipline.ts';
import type { ProtestRow } from '#server/platform/db/tables/discipline-tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import type { RecipientKey } from '#server/platform/messages/message.ts';

type Suspended = {
  id: string;
  team: string;
  player: string | undefined;
  staff: string | undefined;
  matches: number;
  reason: string;
};

/** The team and the account of the player hear of it; within its hold both cancel each other. */
export function tellOfSuspension(
  tx: Write,
  kind: 'suspension' | 'suspension-end',
  leagueId: string,
  { id, team, player, matches, reason }: Suspended,
): void {
  const person: RecipientKey[] = player === undefined ? [] : [`player:${player}`];
  tx.tell({
    kind,
    topic: `suspension:${id}`,
    before: kind === 'suspension' ? null : 'suspended',
    value: kind === 'suspension' ? 'suspended' : null,
    leagueId,
    ...(person[0] && { about: person[0] }),
    to: [`team:${team}`, ...person],
    facts: { team, matches, reason },
  });
}

/** Both teams of the match hear of the decision, and of one that takes its place. */
export async function tellOfDecision(
  tx: Write,
  { id, league_id, match_id, team_id }: ProtestRow,
  { state, decision }: Pick<DecideProtest, 'state' | 'decision'>,
): Promise<void> {
  const match = await tx.db
    .selectFrom('match')
    .select(['team1_id', 'team2_id'])
    .where('id', '=', match_id)
    .executeTakeFirst();
  if (!match) return;
  tx.tell({
    kind: 'protest-decision',
    topic: `protest:${id}`,
    value: `${state} ${decision}`,
    matchId: match_id,
    leagueId: league_id,
    to: [`team:${match.team1_id}`, `team:${match.team2_id}`],
    facts: { state, team: team_id, reason: decision },
  });
}

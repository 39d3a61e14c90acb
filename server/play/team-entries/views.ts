import type { EntryDetails, OpenedEntry, TeamEntry } from '#contract/entries/team-entry.ts';
import type { EntryLinkRow, TeamEntryRow } from '#server/platform/db/tables/entry-tables.ts';
import type { LeagueRow } from '#server/platform/db/tables/tables.ts';

type Ref = { id: string; name: string };

function shillings(fee: number | null): number | null {
  return fee === null ? null : Number(fee);
}

function iso(at: number): string {
  return new Date(Number(at)).toISOString();
}

function leagueView({ id, name, starts_at: startsAt, location }: LeagueRow) {
  return { id, name, startsAt, location };
}

function commonView(row: TeamEntryRow) {
  return {
    state: row.state,
    name: row.team_name,
    reason: row.reason,
    fee: shillings(row.fee),
    sentAt: iso(row.created_at),
    decidedAt: row.decided_at === null ? null : iso(row.decided_at),
    team: row.team_id,
  };
}

export function detailsOf(row: TeamEntryRow): EntryDetails | undefined {
  return row.details === null ? undefined : (JSON.parse(row.details) as EntryDetails);
}

export function openedFormView(
  link: EntryLinkRow,
  league: LeagueRow,
  mostPlayers: number,
): OpenedEntry {
  const { fee, expires_at: end } = link;
  const form = { kind: 'form', league: leagueView(league), mostPlayers } as const;
  return { ...form, fee: shillings(fee), expiresAt: iso(end) };
}

/** The sender reads no more than the decision: the link may be in other hands by then. */
export function sentEntryView(row: TeamEntryRow, league: LeagueRow): OpenedEntry {
  return { kind: 'sent', league: leagueView(league), ...commonView(row) };
}

export function teamEntryView(row: TeamEntryRow, same: { teams: Ref[]; clubs: Ref[] }): TeamEntry {
  const details = detailsOf(row) ?? null;
  const { id } = row;
  return { id, ...commonView(row), details, sameTeams: same.teams, sameClubs: same.clubs };
}

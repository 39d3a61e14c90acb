import type { CaptainReport, OpenedCaptain, ReportedResult } from '#contract/captains/captain.ts';
import type { Match } from '#contract/matches/match.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { CaptainReportRow } from '#server/platform/db/tables/entry-tables.ts';
import { localDate } from '#server/platform/time/local-time.ts';

export function resultOf({ result }: Pick<CaptainReportRow, 'result'>): ReportedResult {
  return JSON.parse(result) as ReportedResult;
}

export function reportView(
  row: CaptainReportRow,
  team: { id: string; name: string },
): CaptainReport {
  const sentAt = new Date(Number(row.sent_at)).toISOString();
  return { id: row.id, team, result: resultOf(row), sentAt };
}

type Opened = {
  link: { team_id: string; side: Side; expires_at: number };
  match: Match;
  reports: readonly CaptainReportRow[];
  now: number;
};

export function openedCaptainView({ link, match, reports, now }: Opened): OpenedCaptain {
  const otherTeam = match[otherSide(link.side)].id;
  const reportOf = (team: string) => {
    const row = reports.find(({ team_id }) => team_id === team);
    return row ? resultOf(row) : null;
  };
  const own = reportOf(link.team_id);
  const other = reportOf(otherTeam);
  const expiresAt = new Date(Number(link.expires_at)).toISOString();
  const state = hindrance(match, now) ?? stateOf(own !== null, other !== null);
  return { match, side: link.side, state, own, other, expiresAt };
}

/** The reason why no captain reports this match now. */
function hindrance({ status, decided, matchDate }: Match, now: number) {
  if (status === 'ended' || decided) return 'over';
  if (status === 'postponed' || status === 'cancelled') return 'off';
  if (status === 'Live' || status === 'suspended') return 'scored';
  return matchDate > localDate(now) ? 'early' : undefined;
}

function stateOf(hasOwn: boolean, hasOther: boolean): OpenedCaptain['state'] {
  if (hasOwn) return hasOther ? 'differs' : 'waiting';
  return hasOther ? 'confirm' : 'open';
}

import type { League } from '#contract/leagues/league.ts';
import type { Standings } from '#contract/leagues/standings.ts';
import type { Decision } from '#contract/leagues/table-entry.ts';
import type { TeamRef } from '#contract/people/team.ts';
import type { Standings as DomainStandings } from '#domain/competition/standings/standings.ts';
import type { TableEntryRow } from '#server/platform/db/tables/league-tables.ts';

export function standingsView(
  league: Pick<League, 'criteria' | 'pointsSystem' | 'pointsScheme'>,
  teams: readonly TeamRef[],
  table: DomainStandings,
): Standings {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return {
    criteria: league.criteria,
    pointsSystem: league.pointsSystem,
    pointsScheme: league.pointsScheme,
    rows: table.rows.map((row) => ({
      rank: row.rank,
      position: row.position,
      team: byId.get(row.team)!,
      played: row.played,
      won: row.won,
      lost: row.lost,
      points: row.points,
      setsWon: row.setsWon,
      setsLost: row.setsLost,
      setRatio: row.setRatio,
      pointsWon: row.pointsWon,
      pointsLost: row.pointsLost,
      pointRatio: row.pointRatio,
      form: [...row.form],
      note: row.note,
      withdrawn: row.notes.some(({ kind }) => kind === 'withdrawn'),
    })),
    explanations: table.explanations.map((explanation) => ({
      above: explanation.above,
      below: explanation.below,
      criterion: explanation.criterion,
      values: [...explanation.values],
      among: explanation.among && [...explanation.among],
      within: explanation.within,
      reason: explanation.reason,
    })),
  };
}

export function decisionView(row: TableEntryRow, names: ReadonlyMap<string, string>): Decision {
  const body = JSON.parse(row.body) as Record<string, unknown>;
  const team = (id: string) => ({ id, name: names.get(id) ?? '' });
  const common = {
    id: row.id,
    team: team(row.team_id),
    at: new Date(row.created_at).toISOString(),
  };
  switch (row.kind) {
    case 'adjustment':
      return { ...common, kind: row.kind, points: Number(body.points), reason: `${body.reason}` };
    case 'withdrawal': {
      const reason = typeof body.reason === 'string' ? body.reason : null;
      return { ...common, kind: row.kind, policy: `${body.policy}`, reason };
    }
    case 'placing':
      return { ...common, kind: row.kind, place: 'last', reason: `${body.reason}` };
    case 'lot': {
      const order = (body.order as string[]).map(team);
      return { ...common, kind: row.kind, seed: `${body.seed}`, order };
    }
  }
}

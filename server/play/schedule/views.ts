import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import { describeSlot, type Slot } from '#domain/competition/slots/slot.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import { movedFromOf } from '#server/play/matches/moved-from.ts';
import type { MatchFacts } from '#server/play/matches/views.ts';

export function matchEntry(
  row: MatchFacts,
  kind: 'match' | 'elsewhere',
  after: string[],
): ScheduleEntry {
  const hasBegun = row.status !== 'not started' && row.status !== 'postponed';
  return {
    id: row.id,
    kind,
    round: row.round,
    group: row.group_name,
    team1: { id: row.team1_id, name: row.team1_name, source: null },
    team2: { id: row.team2_id, name: row.team2_name, source: null },
    matchDate: row.match_date,
    matchTime: row.match_time,
    notBefore: row.not_before === 1,
    movedFrom: movedFromOf(row),
    location: row.location,
    court: row.court,
    status: row.status,
    draft: false,
    fixed: kind === 'elsewhere' || hasBegun,
    after,
  };
}

export function waitingEntry(
  row: FixtureRow & { group_name: string | null },
  names: ReadonlyMap<string, string>,
  after: string[],
): ScheduleEntry {
  const side = (json: string, id: string | null) => {
    const source = JSON.parse(json) as Slot;
    return { id, name: id === null ? describeSlot(source) : (names.get(id) ?? ''), source };
  };
  return {
    id: row.id,
    kind: 'waiting',
    round: row.label ?? `${row.round}`,
    group: row.group_name,
    team1: side(row.source1, row.team1_id),
    team2: side(row.source2, row.team2_id),
    matchDate: row.match_date,
    matchTime: row.match_time,
    notBefore: false,
    movedFrom: movedFromOf(row),
    location: row.location,
    court: row.court,
    status: 'not started',
    draft: row.is_draft === 1,
    fixed: false,
    after,
  };
}

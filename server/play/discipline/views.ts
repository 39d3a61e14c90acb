import type {
  Discipline,
  DisciplineMatch,
  Protest,
  SanctionedPerson,
  SuspensionView,
} from '#contract/discipline/discipline.ts';
import type { DisciplineRule } from '#domain/competition/discipline/rule.ts';
import type { Suspension } from '#domain/competition/discipline/suspensions.ts';
import type {
  CardRow,
  ProtestRow,
  SuspensionRow,
} from '#server/platform/db/tables/discipline-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { NamedPlayer } from '#server/play/players/queries.ts';

export type LeagueMatch = Pick<
  MatchRow,
  'id' | 'match_date' | 'starts_at' | 'status' | 'forfeit' | 'team1_id' | 'team2_id'
> & { team1: string; team2: string };

type Stored = {
  rule: DisciplineRule;
  cards: readonly CardRow[];
  decisions: readonly SuspensionRow[];
  found: readonly Suspension[];
  protests: readonly ProtestRow[];
  players: ReadonlyMap<string, NamedPlayer>;
  matches: readonly LeagueMatch[];
  teams: readonly { id: string; name: string }[];
};

const MOST_CARDS = 500;

/** A player by the record; a shirt or a letter where there is none. */
export function personView(
  players: ReadonlyMap<string, NamedPlayer>,
  playerId: string | null,
  person: string | null,
): SanctionedPerson {
  const player = playerId === null ? undefined : players.get(playerId);
  if (playerId !== null) {
    const { name = null, number = null } = player ?? {};
    return { player: playerId, name, number, staff: null };
  }
  const shirt = person !== null && /^\d+$/.test(person) ? Number(person) : null;
  return { player: null, name: null, number: shirt, staff: shirt === null ? person : null };
}

export function disciplineView(stored: Stored): Discipline {
  const { rule, cards, decisions, found, protests, players } = stored;
  const matchOf = lookUp(stored.matches.map((match) => [match.id, matchView(match)]));
  const teamOf = lookUp(stored.teams.map((team) => [team.id, team]));
  const decisionOf = new Map(decisions.map((decision) => [decision.id, decision]));
  const keyed = new Map(cards.map((card) => [keyOf(card), card]));
  const suspensions = found.map((suspension): SuspensionView => {
    const { cause, matches, served, barred, person } = suspension;
    const common = {
      matches,
      served: served.map(matchOf),
      barred: barred.map(matchOf),
      isServed: served.length >= matches,
    };
    if (cause.kind === 'decision') {
      const row = decisionOf.get(cause.id)!;
      return {
        ...common,
        id: row.id,
        team: teamOf(row.team_id),
        person: personView(players, row.player_id, row.staff),
        cards: null,
        reason: row.reason,
        from: row.from_day,
      };
    }
    const card = keyed.get(person)!;
    return {
      ...common,
      id: null,
      team: teamOf(card.team_id),
      person: personView(players, card.player_id, card.person),
      cards: { grade: cause.grade, count: cause.cards, match: matchOf(cause.match) },
      reason: '',
      from: null,
    };
  });
  return {
    rule: { ...rule, limits: [...rule.limits] },
    cards: cards
      .toReversed()
      .slice(0, MOST_CARDS)
      .map((card) => ({
        id: card.event_id,
        match: matchOf(card.match_id),
        team: teamOf(card.team_id),
        person: personView(players, card.player_id, card.person),
        grade: card.grade,
        set: card.set_number,
      })),
    suspensions: suspensions.toSorted((a, b) => Number(a.isServed) - Number(b.isServed)),
    protests: protests.map((row) => protestView(row, matchOf, teamOf)),
  };
}

function protestView(
  row: ProtestRow,
  matchOf: (id: string) => DisciplineMatch,
  teamOf: (id: string) => Protest['team'],
): Protest {
  return {
    id: row.id,
    match: matchOf(row.match_id),
    team: teamOf(row.team_id),
    subject: row.subject,
    receivedOn: row.received_on,
    decideBy: row.decide_by,
    state: row.state,
    decision: row.decision,
    decidedOn: row.decided_on,
  };
}

const keyOf = (row: CardRow) => row.player_id ?? `${row.team_id} ${row.person}`;

function matchView({ id, match_date, team1, team2 }: LeagueMatch): DisciplineMatch {
  return { id, matchDate: match_date, team1, team2 };
}

function lookUp<T>(entries: readonly (readonly [string, T])[]): (id: string) => T {
  const known = new Map(entries);
  return (id) => known.get(id)!;
}

import { html } from 'hono/html';
import type { Fixture, PlannedTeam } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listFixtures } from '#server/play/fixtures/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import type { Markup } from '../embeds/embed-document.ts';
import type { Words } from './words.ts';

type Place = {
  name: string | null;
  /** The tie whose winner, or loser, comes here. */
  from: { kind: 'winner' | 'loser'; of: string } | null;
  /** Set wins, or matches won where a tie has several; null before it begins. */
  wins: number | null;
};
type Tie = { label: string; places: [Place, Place] };

/** The ties of a knock-out as they are planned, the first round first. */
export type VenueBracket = { title: string; rounds: Tie[][] };

const MOST_MATCHES = 1000;
/** More do not fit beside the courts: the last rounds count. */
const MOST_ROUNDS = 3;

/** Undefined where the league has no published knock-out. */
export async function readVenueBracket(
  store: Store,
  league: { id: string; name: string },
): Promise<VenueBracket | undefined> {
  const { items } = await listFixtures(store, league.id);
  const planned = items.filter(({ label, group }) => label !== null && group === null);
  if (planned.length === 0) return undefined;
  const matches = await listMatches(store, { league: league.id, limit: MOST_MATCHES });
  const byId = new Map(matches.items.map((match) => [match.id, match]));
  const ties = Map.groupBy(planned, ({ tie, label }) => tie ?? label ?? '');
  const drawn = [...ties].map(([label, legs]) => tieOf(label, legs, byId));
  return { title: league.name, rounds: roundsOf(drawn).slice(-MOST_ROUNDS) };
}

function tieOf(label: string, legs: Fixture[], matches: ReadonlyMap<string, Match>): Tie {
  const played = legs.flatMap(({ id }) => matches.get(id) ?? []);
  const { team1, team2 } = legs[0]!;
  return { label, places: [placeOf(team1, played), placeOf(team2, played)] };
}

function placeOf({ id, name, source }: PlannedTeam, played: readonly Match[]): Place {
  const from = source.kind === 'winner' || source.kind === 'loser' ? source : null;
  if (id === null) return { name: from === null ? name : null, from, wins: null };
  return { name, from, wins: winsOf(id, played) };
}

function winsOf(team: string, played: readonly Match[]): number | null {
  const begun = played.filter(({ detail }) => detail !== 'none');
  const [first] = begun;
  if (first === undefined) return null;
  if (played.length === 1) return first.team1.id === team ? first.team1Wins : first.team2Wins;
  return begun.filter(({ winner, team1, team2 }) =>
    winner === 'team1' ? team1.id === team : winner === 'team2' && team2.id === team,
  ).length;
}

/** A tie stands one round after those that it waits for. */
function roundsOf(ties: readonly Tie[]): Tie[][] {
  const byLabel = new Map(ties.map((tie) => [tie.label, tie]));
  const roundOf = (tie: Tie): number => {
    const before = tie.places.flatMap(({ from }) => (from && byLabel.get(from.of)) ?? []);
    return before.length === 0 ? 0 : 1 + Math.max(...before.map(roundOf));
  };
  const rounds = Map.groupBy(ties, roundOf);
  return [...rounds].toSorted(([a], [b]) => a - b).map(([, of]) => of);
}

/** A column for each round; the name of who leads or has won stands out. */
export function bracketCard({ title, rounds }: VenueBracket, words: Words): Markup {
  const columns = rounds.map((ties) => html`<ol>${ties.map((tie) => tieCard(tie, words))}</ol>`);
  return html`<div class="bracket"><h2>${title}</h2><div>${columns}</div></div>`;
}

function tieCard({ label, places }: Tie, words: Words): Markup {
  const most = Math.max(...places.map(({ wins }) => wins ?? 0));
  const rows = places.map(({ name, from, wins }) => {
    const text = name ?? (from === null ? '–' : words.comesFrom[from.kind](from.of));
    const isAhead = wins !== null && wins === most && places.some((it) => it.wins !== most);
    return html`<p class="${isAhead ? 'ahead' : ''}"><span>${text}</span><b>${wins ?? ''}</b></p>`;
  });
  return html`<li><small>${label}</small>${rows}</li>`;
}

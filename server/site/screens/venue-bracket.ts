import { html } from 'hono/html';
import type { Language } from '#contract/language.ts';
import type { Fixture, PlannedTeam } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listMatchesBy } from '#server/play/matches/queries.ts';
import type { Markup } from '../embeds/embed-document.ts';
import { teamName, WORDS } from '../papers/words.ts';
import { roundWord } from '../share-pictures/round-word.ts';

type Place = {
  name: string;
  /** The tie, or the place in a table, that decides who comes here; null where the team is known. */
  source: Slot | null;
  /** Set wins, or matches won where a tie has several; null before it begins. */
  wins: number | null;
};
type Tie = { label: string; places: [Place, Place] };

/** The ties of a knock-out as they are planned, the first round first. */
export type VenueBracket = { title: string; rounds: Tie[][] };

type KnockOut = { title: string; planned: readonly Fixture[] };

/** More do not fit beside the courts: the last rounds count. */
const MOST_ROUNDS = 3;

export async function readVenueBracket(
  store: Store,
  { title, planned }: KnockOut,
): Promise<VenueBracket> {
  const ties = Map.groupBy(planned, (fixture) => fixture.tie ?? fixture.label ?? fixture.id);
  const rounds = roundsOf([...ties]).slice(-MOST_ROUNDS);
  const shown = rounds.flat().flatMap(([, legs]) => legs.map(({ id }) => id));
  const matches = await listMatchesBy(store, shown);
  const byId = new Map(matches.map((match) => [match.id, match]));
  return { title, rounds: rounds.map((of) => of.map((tie) => tieOf(tie, byId))) };
}

type Legs = [label: string, legs: Fixture[]];

function tieOf([label, legs]: Legs, matches: ReadonlyMap<string, Match>): Tie {
  const played = legs.flatMap(({ id }) => matches.get(id) ?? []);
  const { team1, team2 } = legs[0]!;
  return { label, places: [placeOf(team1, played), placeOf(team2, played)] };
}

function placeOf({ id, name, source }: PlannedTeam, played: readonly Match[]): Place {
  if (id === null) return { name, source, wins: null };
  return { name, source: null, wins: winsOf(id, played) };
}

function winsOf(team: string, played: readonly Match[]): number | null {
  const begun = played.filter(({ status, detail }) => status === 'Live' || detail !== 'none');
  const [first] = begun;
  if (first === undefined) return null;
  if (played.length === 1) return first.team1.id === team ? first.team1Wins : first.team2Wins;
  return begun.filter(({ winner, team1, team2 }) =>
    winner === 'team1' ? team1.id === team : winner === 'team2' && team2.id === team,
  ).length;
}

/** A tie stands one round after those that it waits for. */
function roundsOf(ties: readonly Legs[]): Legs[][] {
  const byLabel = new Map(ties.map((tie) => [tie[0], tie]));
  const roundOf = ([, legs]: Legs): number => {
    const { team1, team2 } = legs[0]!;
    const before = [team1, team2]
      .map(({ source }) => ('of' in source ? byLabel.get(source.of) : undefined))
      .filter((tie) => tie !== undefined);
    return before.length === 0 ? 0 : 1 + Math.max(...before.map(roundOf));
  };
  const rounds = Map.groupBy(ties, roundOf);
  return [...rounds].toSorted(([a], [b]) => a - b).map(([, of]) => of);
}

/** A column for each round; the name of the team that leads or has won stands out. */
export function bracketCard({ title, rounds }: VenueBracket, language: Language): Markup {
  const columns = rounds.map((ties) => html`<ol>${ties.map((tie) => tieCard(tie, language))}</ol>`);
  return html`<div class="bracket"><h2>${title}</h2><div>${columns}</div></div>`;
}

function tieCard({ label, places }: Tie, language: Language): Markup {
  const most = Math.max(...places.map(({ wins }) => wins ?? 0));
  const rows = places.map(({ name, source, wins }) => {
    const text = teamName({ name, source }, WORDS[language]);
    const isAhead = wins !== null && wins === most && places.some((it) => it.wins !== most);
    return html`<p class="${isAhead ? 'ahead' : ''}"><span>${text}</span><b>${wins ?? ''}</b></p>`;
  });
  const word = roundWord(language, label);
  // Others say 'Winner QF1': there is no room for more.
  const heading = word === label || label === 'F' ? word : `${word} · ${label}`;
  return html`<li><small>${heading}</small>${rows}</li>`;
}

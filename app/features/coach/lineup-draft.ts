import type { PreparedLineup, PrepareLineup } from '#contract/matches/prepared-lineup.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { TeamRecord } from '#domain/volleyball/match-state.ts';

/** A line-up while it is made. Players are known by their ids, for a shirt may change under them. */
export type LineupDraft = {
  /** As typed; whoever has none cannot play. */
  shirts: Readonly<Record<string, string>>;
  plays: readonly string[];
  liberos: readonly string[];
  captain: string | null;
  /** By position from 1; null where nobody stands yet. */
  places: readonly (string | null)[];
};

/**
 * The draft is the line-up that was prepared before, else everybody with a number, and the liberos
 * of the roster. A team sheet at the table says better who plays, who is libero and who is captain.
 */
export function draftOf(
  roster: readonly PlayerSummary[],
  rules: MatchRules,
  saved: PreparedLineup | undefined,
  atTable: TeamRecord,
): LineupDraft {
  const savedShirt = new Map(saved?.sheet.map(({ player, shirt }) => [player, shirt]));
  const shirts: Record<string, string> = {};
  for (const { id, jerseyNumber } of roster) {
    shirts[id] = String(savedShirt.get(id) ?? jerseyNumber ?? '');
  }
  const { players: sheet } = atTable;
  const plays = roster
    .filter(({ id, jerseyNumber }) => {
      if (sheet !== null) return sheet.includes(Number(shirts[id] || Number.NaN));
      return saved ? savedShirt.has(id) : jerseyNumber !== null;
    })
    .map(({ id }) => id);
  const byShirt = (shirt: number) => plays.find((id) => shirts[id] === String(shirt)) ?? null;
  const called = roster.filter(({ id, position }) => position === 'Libero' && plays.includes(id));
  const { liberos, captain } = sheet === null ? (saved ?? {}) : atTable;
  const places = Array.from({ length: rules.playersOnCourt }, (_, at) => {
    const shirt = saved?.players[at];
    return shirt === undefined ? null : byShirt(shirt);
  });
  const named = liberos
    ? liberos.flatMap((shirt) => byShirt(shirt) ?? [])
    : called.slice(0, rules.liberos.max).map(({ id }) => id);
  return {
    shirts,
    plays,
    liberos: named,
    captain: captain == null ? null : byShirt(captain),
    // A player who has become a libero since does not start.
    places: places.map((player) => (player !== null && named.includes(player) ? null : player)),
  };
}

/** The shirt of a player, or null where none that can be worn is written. */
export function shirtIn({ shirts }: LineupDraft, player: string): number | null {
  const typed = shirts[player] ?? '';
  return /^\d{1,2}$/.test(typed) ? Number(typed) : null;
}

export function togglePlays(draft: LineupDraft, player: string): LineupDraft {
  if (!draft.plays.includes(player)) return { ...draft, plays: [...draft.plays, player] };
  return {
    ...leaveCourt(draft, player),
    plays: without(draft.plays, player),
    liberos: without(draft.liberos, player),
    captain: draft.captain === player ? null : draft.captain,
  };
}

/** A libero plays, and does not start. */
export function toggleLibero(draft: LineupDraft, player: string): LineupDraft {
  if (draft.liberos.includes(player)) {
    return { ...draft, liberos: without(draft.liberos, player) };
  }
  const playing = draft.plays.includes(player) ? draft : togglePlays(draft, player);
  return { ...leaveCourt(playing, player), liberos: [...draft.liberos, player] };
}

export function toggleCaptain(draft: LineupDraft, player: string): LineupDraft {
  if (draft.captain === player) return { ...draft, captain: null };
  const playing = draft.plays.includes(player) ? draft : togglePlays(draft, player);
  return { ...playing, captain: player };
}

function leaveCourt(draft: LineupDraft, player: string): LineupDraft {
  return { ...draft, places: draft.places.map((other) => (other === player ? null : other)) };
}

function without(players: readonly string[], player: string): string[] {
  return players.filter((other) => other !== player);
}

/** Places by shirts, as the court is drawn, and back. */
export function placesByShirt(draft: LineupDraft): (number | null)[] {
  return draft.places.map((player) => (player === null ? null : shirtIn(draft, player)));
}

export function withPlaces(draft: LineupDraft, shirts: readonly (number | null)[]): LineupDraft {
  const byShirt = new Map(draft.plays.map((player) => [shirtIn(draft, player), player]));
  const places = shirts.map((shirt) => (shirt === null ? null : (byShirt.get(shirt) ?? null)));
  return { ...draft, places };
}

export type DraftFault =
  | { kind: 'no-shirt'; player: string }
  | { kind: 'two-shirts'; shirt: number }
  | { kind: 'free-places'; count: number };

/** The steps that are left until it is a line-up. */
export function faultIn(draft: LineupDraft): DraftFault | null {
  const seen = new Set<number>();
  for (const player of draft.plays) {
    const shirt = shirtIn(draft, player);
    if (shirt === null) return { kind: 'no-shirt', player };
    if (seen.has(shirt)) return { kind: 'two-shirts', shirt };
    seen.add(shirt);
  }
  const count = draft.places.filter((player) => player === null).length;
  return count > 0 ? { kind: 'free-places', count } : null;
}

/** The line-up to be sent; of a draft without fault. */
export function planOf(draft: LineupDraft, set: number): PrepareLineup {
  const shirtsOf = (players: readonly (string | null)[]) =>
    players.flatMap((player) => (player === null ? [] : (shirtIn(draft, player) ?? [])));
  return {
    set,
    sheet: draft.plays.flatMap((player) => {
      const shirt = shirtIn(draft, player);
      return shirt === null ? [] : [{ player, shirt }];
    }),
    players: shirtsOf(draft.places),
    liberos: shirtsOf(draft.liberos),
    captain: draft.captain === null ? null : shirtIn(draft, draft.captain),
  };
}

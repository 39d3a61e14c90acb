import type { CardGrade, CardLimit } from './rule.ts';

/** A match of a team in the league, in the order of play. */
export type TeamMatch = {
  id: string;
  startsAt: number;
  /** `lost-by-absence`: the team itself did not play, which serves nothing. */
  state: 'open' | 'played' | 'lost-by-absence' | 'cancelled';
};

/** A card of a person; cards of one match are in the order in which they were shown. */
export type Card = { person: string; match: string; startsAt: number; grade: CardGrade };

/** A decision binds the matches that begin at `from` or later. */
export type BanDecision = { id: string; person: string; matches: number; from: number };

export type Cause =
  | { kind: 'cards'; grade: CardGrade; cards: number; match: string }
  | { kind: 'decision'; id: string };

/** A suspension: the matches that have served it, and those that it bars the person from next. */
export type Suspension = {
  person: string;
  cause: Cause;
  matches: number;
  served: readonly string[];
  barred: readonly string[];
};

type Ban = { cause: Cause; matches: number; from: number; after: string | null };

/**
 * The suspensions of everybody by the rule of a league and by decision, each person's one after the
 * other: matches never serve two at once.
 *
 * @param calendarOf the matches of the team that a person plays for, in the order of play
 */
export function suspensionsOf(
  limits: readonly CardLimit[],
  cards: readonly Card[],
  decisions: readonly BanDecision[],
  calendarOf: (person: string) => readonly TeamMatch[],
): Suspension[] {
  const people = new Set([...cards, ...decisions].map(({ person }) => person));
  return [...people].flatMap((person) => {
    const own = cards.filter((card) => card.person === person);
    const decided: Ban[] = decisions
      .filter((decision) => decision.person === person)
      .map(({ id, matches, from }) => ({
        cause: { kind: 'decision', id },
        matches,
        from,
        after: null,
      }));
    const bans = [...bansByCards(limits, own), ...decided].sort((a, b) => a.from - b.from);
    return served(person, bans, calendarOf(person));
  });
}

/** Each grade is counted by itself; what has suspended somebody counts no more. */
function bansByCards(limits: readonly CardLimit[], cards: readonly Card[]): Ban[] {
  return limits.flatMap(({ grade, cards: needed, matches }) => {
    const shown = cards
      .filter((card) => card.grade === grade)
      .toSorted((a, b) => a.startsAt - b.startsAt);
    return shown.flatMap(({ match, startsAt }, index): Ban[] => {
      if ((index + 1) % needed !== 0) return [];
      return [
        {
          cause: { kind: 'cards', grade, cards: needed, match },
          matches,
          from: startsAt,
          after: match,
        },
      ];
    });
  });
}

/** Puts one ban after the other on the matches behind its beginning. */
function served(
  person: string,
  bans: readonly Ban[],
  calendar: readonly TeamMatch[],
): Suspension[] {
  const used = new Set<string>();
  return bans.map(({ cause, matches, from, after }) => {
    const bound = calendar.filter(
      ({ id, startsAt, state }) =>
        id !== after &&
        startsAt >= from &&
        (state === 'open' || state === 'played') &&
        !used.has(id),
    );
    const done = bound.filter(({ state }) => state === 'played').slice(0, matches);
    const next = bound.filter(({ state }) => state === 'open').slice(0, matches - done.length);
    const served = done.map(({ id }) => id);
    const barred = next.map(({ id }) => id);
    for (const id of [...served, ...barred]) used.add(id);
    return { person, cause, matches, served, barred };
  });
}

/** The suspensions that are not served yet. */
export function openSuspensions(suspensions: readonly Suspension[]): Suspension[] {
  return suspensions.filter(({ matches, served }) => served.length < matches);
}

/**
 * The suspension that keeps somebody out of a match that has not been played yet. It is reckoned
 * anew from the days that the matches have now, so that a moved match is barred in its new turn.
 */
export function suspensionFor(
  suspensions: readonly Suspension[],
  person: string,
  match: string,
): Suspension | undefined {
  return openSuspensions(suspensions).find(
    (suspension) => suspension.person === person && suspension.barred.includes(match),
  );
}

import type { AssignDay, DeskMatch } from '#contract/desk/desk.ts';
import { DUTIES, type Duty, MAX_LINE_JUDGES } from '#contract/people/official.ts';

/** A place in the crew of a court: its duty, and the number of a duty that there are several of. */
export type CrewPlace = { key: string; duty: Duty; number: number | undefined };

export const CREW_PLACES: readonly CrewPlace[] = DUTIES.flatMap((duty): CrewPlace[] =>
  duty === 'line-judge'
    ? Array.from({ length: MAX_LINE_JUDGES }, (_, at) => ({
        key: `${duty}-${at + 1}`,
        duty,
        number: at + 1,
      }))
    : [{ key: duty, duty, number: undefined }],
);

/** Those that nearly every match has; the others follow. */
const USUAL: readonly Duty[] = ['referee1', 'referee2', 'scorer', 'line-judge'];
export const PLACES_IN_ORDER = [
  ...CREW_PLACES.filter(({ duty }) => USUAL.includes(duty)),
  ...CREW_PLACES.filter(({ duty }) => !USUAL.includes(duty)),
];

export type Person = { id: string; name: string };
/** By court, by place: who was chosen. */
export type ChosenCrews = Readonly<Record<string, Readonly<Record<string, Person>>>>;

export function withPerson(
  chosen: ChosenCrews,
  court: string,
  place: string,
  person: Person | undefined,
): ChosenCrews {
  const { [place]: _, ...others } = chosen[court] ?? {};
  return { ...chosen, [court]: person ? { ...others, [place]: person } : others };
}

/** The place to be filled after this one: the next one that is empty, or the same where none is. */
export function placeAfter(chosen: ChosenCrews, court: string, place: string): string {
  const at = PLACES_IN_ORDER.findIndex(({ key }) => key === place);
  const next = PLACES_IN_ORDER.slice(at + 1).find(({ key }) => !chosen[court]?.[key]);
  return next?.key ?? place;
}

/** The court on which somebody was chosen already. */
export function courtOfPerson(chosen: ChosenCrews, id: string): string | undefined {
  return Object.keys(chosen).find((court) =>
    Object.values(chosen[court]!).some((person) => person.id === id),
  );
}

export function crewsOf(chosen: ChosenCrews): AssignDay['crews'] {
  return Object.entries(chosen).flatMap(([court, places]) => {
    const officials = CREW_PLACES.flatMap(({ key, duty }) => {
      const person = places[key];
      return person ? [{ official: person.id, duty }] : [];
    });
    return officials.length > 0 ? [{ court, officials }] : [];
  });
}

/** The officials that all matches of a court which have not begun share, by place. */
export function presentCrew(there: readonly DeskMatch[]): Record<string, string> {
  const open = there.filter(({ status, kind }) => status === 'not started' && kind === 'match');
  const [first, ...others] = open;
  if (!first) return {};
  const shared = first.officials.filter(({ id, duty }) =>
    others.every(({ officials }) => officials.some((it) => it.id === id && it.duty === duty)),
  );
  const names: Record<string, string> = {};
  for (const { duty, name } of shared) {
    const place = CREW_PLACES.find((it) => it.duty === duty && names[it.key] === undefined);
    if (place) names[place.key] = name;
  }
  return names;
}

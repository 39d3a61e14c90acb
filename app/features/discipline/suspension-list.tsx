import type { ReactNode } from 'react';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { DisciplineMatch, SuspensionView } from '#contract/discipline/discipline.ts';
import { personName } from './person-name.ts';

type Props = {
  suspensions: readonly SuspensionView[];
  /** Beside a suspension by decision. */
  actionsOf?: (suspension: SuspensionView) => ReactNode;
};

/** Suspended people, each with the cause, the length and the matches that they miss. */
export function SuspensionList({ suspensions, actionsOf }: Props) {
  const words = useWords();
  const { t, to } = words;
  if (suspensions.length === 0) return <p className="empty">{t.discipline.noSuspensions}</p>;
  return (
    <ul className="waiting-list">
      {suspensions.map((suspension) => (
        <li key={keyOf(suspension)} className="decision">
          <span className="num">
            {suspension.isServed ? '✓' : `${suspension.served.length}/${suspension.matches}`}
          </span>
          <span>
            <b>{personName(suspension.person, t)}</b>{' '}
            <a className="link" href={to(`/team/${suspension.team.id}`)}>
              {suspension.team.name}
            </a>
            <span className="planned-about">
              {causeOf(suspension, words)} · {t.discipline.matches(suspension.matches)} ·{' '}
              {suspension.isServed
                ? t.discipline.isServed
                : t.discipline.left(suspension.matches - suspension.served.length)}
            </span>
            {suspension.barred.map((match) => (
              <span key={match.id} className="planned-about">
                {t.discipline.misses}:{' '}
                <a className="link" href={to(`/${match.id}`)}>
                  {matchName(match, words)}
                </a>
              </span>
            ))}
          </span>
          {suspension.id !== null && actionsOf?.(suspension)}
        </li>
      ))}
    </ul>
  );
}

function keyOf({ id, cards, person, team }: SuspensionView): string {
  const subject = person.player ?? `${team.id}${person.staff ?? person.number}`;
  return id ?? `${subject}${cards?.grade}${cards?.match.id}`;
}

function causeOf({ cards, reason, from }: SuspensionView, { t, language }: Words): string {
  if (cards) {
    const { grade, count, match } = cards;
    const day = formatShortDay(language, match.matchDate);
    return `${t.discipline.byCards(count, t.discipline.grades[grade])} (${day})`;
  }
  const start = from === null ? '' : t.discipline.from(formatShortDay(language, from));
  return [reason, start].filter(Boolean).join(', ');
}

/** `Simba – Yanga, 5 Dec`. */
export function matchName(
  { matchDate, team1, team2 }: DisciplineMatch,
  { t, language }: Words,
): string {
  return t.discipline.about(`${team1} – ${team2}`, formatShortDay(language, matchDate));
}

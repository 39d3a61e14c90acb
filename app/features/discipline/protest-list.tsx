import type { ReactNode } from 'react';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Protest } from '#contract/discipline/discipline.ts';
import { matchName } from './suspension-list.tsx';

type Props = { protests: readonly Protest[]; actionsOf?: (protest: Protest) => ReactNode };

/** Protests with their decisions and the reasons for these. */
export function ProtestList({ protests, actionsOf }: Props) {
  const words = useWords();
  const { t, to } = words;
  if (protests.length === 0) return <p className="empty">{t.discipline.noProtests}</p>;
  return (
    <ul className="waiting-list">
      {protests.map((protest) => (
        <li key={protest.id} className="decision">
          <span>{t.discipline.states[protest.state]}</span>
          <span>
            <b>{protest.team.name}</b>{' '}
            <a className="link" href={to(`/${protest.match.id}`)}>
              {matchName(protest.match, words)}
            </a>
            <span className="planned-about">{protest.subject}</span>
            <span className="planned-about">{daysOf(protest, words)}</span>
            {protest.decision !== '' && <span className="planned-about">{protest.decision}</span>}
          </span>
          {actionsOf?.(protest)}
        </li>
      ))}
    </ul>
  );
}

function daysOf({ receivedOn, decideBy, decidedOn }: Protest, { t, language }: Words): string {
  const day = (date: string) => formatShortDay(language, date);
  const next =
    decidedOn !== null
      ? t.discipline.decidedOn(day(decidedOn))
      : decideBy !== null
        ? t.discipline.decideBy(day(decideBy))
        : '';
  return [t.discipline.received(day(receivedOn)), next].filter(Boolean).join(', ');
}

import type { ReactNode } from 'react';
import { entryWords } from '#app/features/scoring/log/entry-words.ts';
import { formatClock } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { MatchStand, ParkedBranch } from '#contract/matches/parked-branch.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';

type Props = {
  title: string;
  match: Match;
  events: ParkedBranch['server']['events'];
  /** Null where the rules do not take these entries. */
  stand: MatchStand | null;
  /** The actions on this side. */
  children?: ReactNode;
};

/** One of the two stories: where it leads, and what it tells. */
export function BranchSide({ title, match, events, stand, children }: Props) {
  const { t } = useWords();
  return (
    <section className="branch-side">
      <h3>{title}</h3>
      {stand && <StandTable match={match} stand={stand} />}
      <details>
        <summary>{t.parked.entries(events.length)}</summary>
        <ol className="branch-entries">
          {events.map((event) => (
            <li key={event.id}>
              <time className="num" dateTime={isoOf(event.at)}>
                {formatClock(isoOf(event.at))}
              </time>
              {entryWords(t, match, event as unknown as MatchEvent)}
            </li>
          ))}
        </ol>
      </details>
      {children}
    </section>
  );
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}

function StandTable({ match, stand }: { match: Match; stand: MatchStand }) {
  const { t } = useWords();
  if (stand.sets.length === 0) return <p className="text-quiet">{t.parked.noSets}</p>;
  return (
    <table className="branch-stand num">
      <tbody>
        {(['team1', 'team2'] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{match[side].name}</th>
            <td>
              <b>{stand[`${side}Wins`]}</b>
            </td>
            {stand.sets.map((set) => (
              <td key={set.set}>{set[`${side}Score`]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

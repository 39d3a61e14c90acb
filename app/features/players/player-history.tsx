import { TransferList } from '#app/features/transfers/transfer-list.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { PlayerHistory, PlayerTime } from '#contract/transfers/transfer.ts';

/** The teams of a player, each with its leagues by season, and the transfers between them. */
export function PlayerHistoryCard({ history: { times, transfers } }: { history: PlayerHistory }) {
  const words = useWords();
  const { t, to } = words;
  // The present team stands above already.
  const isKnown = times.length < 2 && times.every(({ leagues }) => leagues.length === 0);
  if (isKnown && transfers.length === 0) return null;
  return (
    <section className="card p-3">
      <h2 className="subtitle">{t.transfers.history}</h2>
      <ul className="grid gap-2 text-sm">
        {times.map((time) => (
          <li key={`${time.team.id} ${time.from}`}>
            <a className="link" href={to(`/team/${time.team.id}`)}>
              {time.team.name}
            </a>{' '}
            <span className="text-quiet">{daysInWords(time, words)}</span>
            {time.leagues.map(({ id, name, season }) => (
              <div key={id}>
                <a className="link" href={to(`/league/${id}`)}>
                  {name}
                </a>{' '}
                <span className="text-quiet">{season}</span>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {transfers.length > 0 && (
        <>
          <h2 className="subtitle mt-3">{t.transfers.title}</h2>
          <TransferList transfers={transfers} isOwn />
        </>
      )}
    </section>
  );
}

function daysInWords({ from, until }: PlayerTime, { t, language }: Words): string {
  const day = (date: string) => formatDay(language, date, 'dated');
  if (until === null) return from === null ? t.transfers.present : t.transfers.since(day(from));
  return from === null ? t.transfers.until(day(until)) : t.transfers.between(day(from), day(until));
}

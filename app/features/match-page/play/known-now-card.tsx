import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { CourtDrawing } from './court-drawing.tsx';
import type { KnownNow, Use } from './known-now.ts';
import type { ShirtNames } from './shirt-names.ts';

/** In a line of the stream the uses that a page shows stand in this order. */
const PLACES: Partial<Record<Use['name'], number>> = { timeouts: 0, substitutions: 2 };

type Props = { match: Match; known: KnownNow; names: ShirtNames | null };

/**
 * The time-outs and substitutions used and the players on court. The updater writes both from the
 * lines of the stream and reads this part alone again for what they do not tell (`data-known`).
 */
export function KnownNowCard({ match, known, names }: Props) {
  const { t } = useWords();
  const { uses, courts } = known;
  if (match.status === 'ended')
    return courts && <CourtDrawing match={match} courts={courts} names={names} />;
  return (
    <aside className="stack" data-known={match.version} aria-label={t.match.now}>
      <section className="card p-3">
        <h2 className="card-title">{t.match.usedInSet(known.set)}</h2>
        <table className="uses num">
          <thead className="sr">
            <tr>
              <th scope="col">{match.team1.name}</th>
              <th scope="col">{t.match.statistics}</th>
              <th scope="col">{match.team2.name}</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ name, team1, team2, of1, of2 }) => (
              <tr key={name}>
                <td>
                  <Used count={team1} place={PLACES[name]} />/{of1}
                </td>
                <th scope="row">{t.match.uses[name]}</th>
                <td>
                  <Used count={team2} place={addOne(PLACES[name])} />/{of2}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {courts && <CourtDrawing match={match} courts={courts} names={names} />}
    </aside>
  );
}

function Used({ count, place }: { count: number; place: number | undefined }) {
  return place === undefined ? count : <span data-u={place}>{count}</span>;
}

function addOne(place: number | undefined): number | undefined {
  return place === undefined ? undefined : place + 1;
}

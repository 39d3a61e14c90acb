import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { RALLY_REASONS } from '#domain/volleyball/events.ts';
import { CourtDrawing } from './court-drawing.tsx';
import type { KnownNow } from './known-now.ts';

/**
 * How the last point was won, what the teams have used up and who is on court. The updater turns the
 * court with each side-out and reads this part alone again for the rest (`data-known`).
 */
export function KnownNowCard({ match, known }: { match: Match; known: KnownNow }) {
  const { t } = useWords();
  const { why, uses, courts } = known;
  const words = RALLY_REASONS.map((reason) =>
    reason === 'unknown' ? '' : t.levels.reasons[reason],
  );
  const how = why && t.levels.reasons[why.reason];
  if (match.status === 'ended') return courts && <CourtDrawing match={match} courts={courts} />;
  return (
    <aside className="stack" data-known={match.version} aria-label={t.match.now}>
      <section className="card p-3">
        <h2 className="text-sm font-bold">{t.match.usedInSet(known.set)}</h2>
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
                  {team1}/{of1}
                </td>
                <th scope="row">{t.match.uses[name]}</th>
                <td>
                  {team2}/{of2}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-sm" data-why={words.join('|')} data-no={t.match.whyNo}>
          {how &&
            (why.player === null
              ? how
              : t.match.whyNo.replace('{how}', how).replace('{n}', String(why.player)))}
        </p>
      </section>
      {courts && <CourtDrawing match={match} courts={courts} />}
    </aside>
  );
}

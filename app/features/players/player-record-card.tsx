import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import type { PlayerRecord } from './player-record.ts';

/** The statistics of the player from the logs of the team's matches. */
export function PlayerRecordCard({ record }: { record: PlayerRecord }) {
  const { t, to } = useWords();
  const { best } = record;
  const kinds = [
    `${t.pointKinds.attacks} ${record.attack}`,
    `${t.pointKinds.blocks} ${record.block}`,
    `${t.pointKinds.aces} ${record.ace}`,
  ];
  return (
    <section className="card p-3">
      <h2 className="card-title">{t.pointKinds.fromLog}</h2>
      <FactList
        facts={[
          [t.pointKinds.matches, record.matches],
          [t.pointKinds.onCourt, record.sets === 0 ? null : record.sets],
          [t.pointKinds.own, `${record.points} (${kinds.join(', ')})`],
          [
            t.pointKinds.best,
            best && (
              <a className="link" href={to(`/${best.match.id}`)}>
                {best.points}: {t.match.title(best.match.team1.name, best.match.team2.name)}
              </a>
            ),
          ],
        ]}
      />
    </section>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import { Figures } from '#app/ui/figures.tsx';
import type { PlayerRecord } from './player-record.ts';

/** Points and how they were made, with what they rest on. */
export function PlayerFigures({ record }: { record: PlayerRecord }) {
  const { t } = useWords();
  return (
    <section>
      <Figures
        figures={[
          [t.pointKinds.own, record.points],
          [t.pointKinds.attacks, record.attack],
          [t.pointKinds.blocks, record.block],
          [t.pointKinds.aces, record.ace],
        ]}
      />
      <p className="zone">
        {t.pointKinds.own}: {t.people.fromMatches(record.matches)}.
      </p>
    </section>
  );
}

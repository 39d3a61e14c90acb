import { useWords } from '#app/lib/use-words.ts';
import type { HallOwnChange } from '#contract/halls/hall.ts';

/** In the hall: players and matches that do not stand at the site as they do here. */
export function OwnChanges({ changes }: { changes: readonly HallOwnChange[] }) {
  const { t } = useWords();
  const words = t.hallPage;
  if (changes.length === 0) return null;
  return (
    <section className="admin-card">
      <h3 className="subtitle">{words.changes}</h3>
      <ul className="grid gap-2 px-4 pb-4">
        {changes.map(({ kind, id, title, state, reason }) => (
          <li key={`${kind} ${id}`}>
            <b>{title}</b>: {words.changeStates[state]}
            {reason && ` ${t.hallReasons[reason]}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

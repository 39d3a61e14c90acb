import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { DeskChange } from '#contract/desk/desk.ts';

type Props = { changes: readonly DeskChange[]; isBusy: boolean; onUndo: (id: string) => void };

/** The changes of the day, also those of others and before a reload; the last ones can be taken back. */
export function ChangesCard({ changes, isBusy, onUndo }: Props) {
  const { t, language } = useWords();
  if (changes.length === 0) return null;
  return (
    <section className="admin-card" aria-label={t.dayDesk.changes}>
      <h2 className="subtitle">{t.dayDesk.changes}</h2>
      <ul className="desk-changes">
        {changes.map((change) => {
          const what = t.dayDesk.kinds[change.kind](change.count);
          return (
            <li key={change.id}>
              <span>
                {change.undoneAt === null ? what : <s>{what}</s>}
                {change.court !== null && ` · ${t.fixtures.court(change.court)}`}
                <small className="text-quiet">
                  {' '}
                  {t.dayDesk.byWhom(change.madeBy, formatMoment(language, change.madeAt))}
                  {change.undoneAt !== null && ` · ${t.dayDesk.undone}`}
                </small>
              </span>
              {change.undoable && (
                <button
                  type="button"
                  className="button soft small"
                  disabled={isBusy}
                  onClick={() => onUndo(change.id)}
                >
                  {t.dayDesk.undo}
                  <span className="sr"> {what}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Merge } from '#contract/merges/merge.ts';

/** The latest merges; each can be undone for thirty days. */
export function RecentMerges({ merges }: { merges: readonly Merge[] }) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const words = t.merging;
  if (merges.length === 0) return null;

  const undo = ({ kind, kept, merged }: Merge) =>
    change({
      run: () =>
        callApi('DELETE /merges/{kind}/{id}/{other}', {
          path: { kind, id: kept.id, other: merged.id },
        }),
      done: words.undone,
    });

  return (
    <section className="admin-card grid gap-3 p-4">
      <h2 className="subtitle">{words.recent}</h2>
      {merges.map((merge) => (
        <p key={`${merge.merged.id} ${merge.at}`} className="line">
          <span>
            {words.line(merge.merged.name, merge.kept.name)}{' '}
            <span className="text-quiet">
              {words.by(merge.by ?? t.people.unknown, formatMoment(language, merge.at))}
            </span>
          </span>
          {merge.undoUntil !== null && (
            <button
              className="row-action"
              type="button"
              disabled={isBusy}
              onClick={() => undo(merge)}
            >
              {words.undo}
              <span className="sr"> {merge.merged.name}</span>
            </button>
          )}
        </p>
      ))}
    </section>
  );
}

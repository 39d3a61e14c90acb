import { FindingList } from '#app/features/fixtures/finding-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { DeskPlan } from '#contract/desk/desk.ts';

export type PreviewProps = {
  plan: DeskPlan;
  /** The way to go on, where there are several. */
  title?: string;
  nameOf: (id: string) => string;
  /** Those of the day. */
  teams: readonly { id: string | null; name: string }[];
  isBusy: boolean;
  isBest: boolean;
  onMake: () => void;
};

/** The day as it would be by one plan, and the button that makes it so. */
export function PlanPreview({ plan, title, nameOf, teams, isBusy, isBest, onMake }: PreviewProps) {
  const { t } = useWords();
  const { moves, findings, ends } = plan;
  return (
    <section className="desk-plan">
      {title && <h3>{title}</h3>}
      <p className="text-sm text-quiet">{t.dayDesk.dayEnds(ends)}</p>
      <ul className="delay-moves">
        {moves.map(({ id, from, to }) => (
          <li key={id}>
            {nameOf(id)}{' '}
            <span className="num">
              <s>{from.time}</s> → <b>{to.time}</b>
              {to.court !== null && to.court !== from.court && (
                <b>, {t.fixtures.court(to.court)}</b>
              )}
            </span>
          </li>
        ))}
      </ul>
      <FindingList findings={findings} nameOf={nameOf} teams={teams} />
      <div className="dialog-actions">
        <button
          className={isBest ? 'button' : 'button soft'}
          type="button"
          disabled={isBusy}
          onClick={onMake}
        >
          {t.dayDesk.moveCount(moves.length)}
        </button>
      </div>
    </section>
  );
}

import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { roundText } from '#app/features/match-page/round-text.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';

type Props = {
  entry: ScheduleEntry;
  isClashing: boolean;
  isPicked: boolean;
  /** Another match is in the hand: pressing lets the two change places. */
  canTake: boolean;
  onPick: () => void;
  onPreview: () => void;
  onDrag: () => void;
  onDragEnd: () => void;
};

/** A match on the board: pressed or dragged, unless it has begun or is of another league. */
export function EntryCard(props: Props) {
  const { entry, isClashing, isPicked, canTake, onPick, onPreview, onDrag, onDragEnd } = props;
  const { t } = useWords();
  const teams = fixtureName(t.fixtures, entry);
  const about = [
    entry.group && groupTitle(t, entry.group),
    entry.round && roundText(t, entry.round),
    entry.draft && t.drafts.draft,
    entry.kind === 'elsewhere' && t.schedule.elsewhere,
    entry.status !== 'not started' && t.matches.status[entry.status as 'ended'],
    entry.notBefore && t.fixtures.notBefore,
  ];
  const draft = entry.draft ? ' draft' : '';
  const kind = isPicked ? ' picked' : isClashing ? ' clash' : entry.fixed ? ' settled' : '';
  return (
    <button
      className={`entry-card${kind}${draft}`}
      type="button"
      disabled={entry.fixed && !canTake}
      draggable={!entry.fixed}
      aria-pressed={isPicked}
      onClick={onPick}
      onFocus={onPreview}
      onMouseEnter={onPreview}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', teams);
        event.dataTransfer.effectAllowed = 'move';
        onDrag();
      }}
      onDragEnd={onDragEnd}
    >
      <b>{teams}</b>
      <span>{about.filter(Boolean).join(' · ')}</span>
      {isClashing && <span className="sr">{t.schedule.clashes}</span>}
    </button>
  );
}

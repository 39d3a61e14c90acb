import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import {
  BlankSheetsLink,
  CrewPaperLink,
  DayPaperLink,
  DayPosterLink,
} from '#app/features/papers/paper-links.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import { type BoardDay, type Cell, entriesIn } from './day-board-parts.ts';
import { EntryCard } from './entry-card.tsx';

export type DayBoardControls = {
  /** Id of the match that is picked up. */
  picked: string | undefined;
  pick: (id: string | undefined) => void;
  put: (cell: Cell) => void;
  /** The cell that a picked match is over, for telling what would clash. */
  preview: (cell: Cell | undefined) => void;
};

type Props = {
  league: string;
  day: BoardDay;
  entries: readonly ScheduleEntry[];
  clashing: ReadonlySet<string>;
  controls: DayBoardControls;
};

/** One day: times down, courts across. Arrow keys go from cell to cell. */
export function DayBoard({ league, day, entries, clashing, controls }: Props) {
  const { t, to, language } = useWords();
  const title = formatDay(language, day.date, 'long');
  const isPlacing = controls.picked !== undefined;
  const isIdle = (matchTime: string) =>
    !day.places.some(
      (place) => entriesIn(entries, { matchDate: day.date, matchTime, ...place }).length,
    );
  return (
    <section className="admin-card">
      <table className={isPlacing ? 'day-board placing' : 'day-board'} onKeyDown={moveFocus}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t.admin.time}</span>
            </th>
            {day.places.map(({ location, court }) => (
              <th key={`${location} ${court}`} scope="col">
                {[location || t.schedule.noPlace, court && t.fixtures.court(court)]
                  .filter(Boolean)
                  .join(', ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.times.map((matchTime) => (
            <tr key={matchTime} className={isIdle(matchTime) ? 'idle' : undefined}>
              <th scope="row" className="num">
                {matchTime}
              </th>
              {day.places.map((place) => (
                <BoardCell
                  key={`${place.location} ${place.court}`}
                  cell={{ matchDate: day.date, matchTime, ...place }}
                  title={title}
                  entries={entries}
                  clashing={clashing}
                  controls={controls}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {day.times.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-2 p-3 text-sm">
          <DayPaperLink day={day.date} className="underline" />
          <DayPosterLink day={day.date} className="underline" />
          <CrewPaperLink day={day.date} className="underline" />
          <BlankSheetsLink day={day.date} league={league} className="underline" />
          <Link to={to(`/admin/desk?day=${day.date}`)} className="underline">
            {t.dayDesk.title}
          </Link>
        </p>
      )}
    </section>
  );
}

type CellProps = Omit<Props, 'day' | 'league'> & { cell: Cell; title: string };

function BoardCell({ cell, title, entries, clashing, controls }: CellProps) {
  const { t } = useWords();
  const there = entriesIn(entries, cell);
  const canTake = controls.picked !== undefined && !there.some(({ id }) => id === controls.picked);
  const where = [title, cell.matchTime, cell.location, cell.court && t.fixtures.court(cell.court)];
  return (
    <td
      className={canTake ? 'open' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        controls.preview(cell);
      }}
      onDrop={(event) => {
        event.preventDefault();
        controls.put(cell);
      }}
    >
      {there.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          isClashing={clashing.has(entry.id)}
          isPicked={controls.picked === entry.id}
          onPick={() => (canTake ? controls.put(cell) : controls.pick(entry.id))}
          onPreview={() => canTake && controls.preview(cell)}
          onDrag={() => controls.pick(entry.id)}
          onDragEnd={() => controls.pick(undefined)}
          canTake={canTake}
        />
      ))}
      {there.length === 0 && (
        <button
          className="slot"
          type="button"
          disabled={!canTake}
          aria-label={t.schedule.putHere(where.filter(Boolean).join(', '))}
          onClick={() => controls.put(cell)}
          onFocus={() => controls.preview(cell)}
          onMouseEnter={() => canTake && controls.preview(cell)}
        >
          {canTake && <span aria-hidden="true">+</span>}
        </button>
      )}
    </td>
  );
}

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** To the next cell in that direction that can be pressed, over the borders of days too. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.closest('tr');
  if (step === undefined || !cell || !row) return;
  event.preventDefault();
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.day-board tbody tr')];
  let y = rows.indexOf(row);
  let x = cell.cellIndex;
  for (;;) {
    y += step[0];
    x += step[1];
    const next = rows[y]?.cells[x];
    if (next === undefined || next.tagName !== 'TD') return;
    const button = next.querySelector<HTMLButtonElement>('button:not(:disabled)');
    if (button) {
      button.focus();
      return;
    }
  }
}

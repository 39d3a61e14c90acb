import { lazy, Suspense, useEffect, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { FindingList } from '#app/features/fixtures/finding-list.tsx';
import { sideName } from '#app/features/fixtures/fixture-words.ts';
import { BracketPaperLink, SchedulePaperLink } from '#app/features/papers/paper-links.tsx';
import { ChangedPlanCard } from '#app/features/schedule/changed-plan-card.tsx';
import { CourtCrewDialog } from '#app/features/schedule/court-crew-dialog.tsx';
import { courtDays } from '#app/features/schedule/court-days.ts';
import { DayBoard, type DayBoardControls } from '#app/features/schedule/day-board.tsx';
import {
  type BoardDay,
  boardDays,
  clashesIn,
  dayBoardParts,
} from '#app/features/schedule/day-board-parts.ts';
import { DelayDialog } from '#app/features/schedule/delay-dialog.tsx';
import { useBoard } from '#app/features/schedule/use-day-board.ts';
import { callApi, listEverything } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueSchedule, ScheduleEntry } from '#contract/leagues/schedule.ts';
import { FIRST_DAY, LAST_DAY } from '#contract/primitives.ts';
import { namedRound } from '#domain/competition/fixtures/named-rounds.ts';
import type { Finding } from '#domain/competition/schedule/finding.ts';

/** Its many fields come when somebody changes them. */
const SettingsDialog = lazy(async () => {
  const { SettingsDialog: dialog } = await import('#app/features/schedule/settings-dialog.tsx');
  return { default: dialog };
});

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [schedule, venues] = await Promise.all([
    callApi('GET /leagues/{id}/schedule', { path: { id: params.id! } }),
    listEverything('GET /venues'),
  ]);
  return { schedule, venues };
}

/** Drafts are not on the paper of the bracket. */
function isPublishedTie({ kind, draft, group, round }: ScheduleEntry): boolean {
  if (kind === 'elsewhere' || draft || group !== null || round === null) return false;
  return namedRound(round) !== undefined || /^(F|SF|QF|[LPRW])\d/.test(round);
}

type OpenDialog = 'settings' | 'late' | 'crew';

export default function LeagueCalendar() {
  const { schedule: loaded, venues } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [addedDays, setAddedDays] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<OpenDialog>();
  const [late, setLate] = useState('');
  const { schedule, wouldClash, canUndo, undo, hand } = useBoard(league.id, loaded);
  const { picked, pick } = hand;

  usePutBackByEscape(picked, pick);
  const nameOf = (id: string) => {
    const entry = schedule.entries.find((candidate) => candidate.id === id);
    if (entry === undefined) return '…';
    return t.match.title(sideName(t.fixtures, entry.team1), sideName(t.fixtures, entry.team2));
  };
  const findings = clashesIn(schedule);
  const close = () => setOpen(undefined);
  const { teams } = league;
  return (
    <>
      <BoardActions
        league={league.id}
        hasCourts={courtDays(schedule.entries).length > 0}
        hasBracket={schedule.entries.some(isPublishedTie)}
        undo={canUndo ? undo : undefined}
        onOpen={setOpen}
        onAddDay={(day) => setAddedDays([...addedDays, day])}
      />
      <p className="text-sm text-quiet">{t.schedule.how}</p>
      <ChangedPlanCard league={league} entries={schedule.entries} />
      <FindingList findings={findings.map(shown)} nameOf={nameOf} teams={teams} />
      {schedule.entries.length === 0 && (
        <p className="admin-card admin-empty">{t.admin.noFixtures}</p>
      )}
      <DayBoards
        league={league.id}
        schedule={schedule}
        addedDays={addedDays}
        findings={findings}
        controls={hand}
      />
      {picked !== undefined && (
        <PickedMatch
          name={nameOf(picked)}
          clashes={wouldClash}
          onLate={() => {
            setLate(picked);
            setOpen('late');
            pick(undefined);
          }}
          onPutBack={() => pick(undefined)}
        />
      )}
      {open === 'settings' && (
        <Suspense>
          <SettingsDialog
            league={league}
            settings={schedule.settings}
            venues={venues}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'crew' && (
        <CourtCrewDialog leagueId={league.id} entries={schedule.entries} onClose={close} />
      )}
      {open === 'late' && (
        <DelayDialog
          leagueId={league.id}
          match={late}
          nameOf={nameOf}
          teams={teams}
          onClose={close}
        />
      )}
    </>
  );
}

type ActionsProps = {
  league: string;
  hasCourts: boolean;
  hasBracket: boolean;
  /** Undefined where there is nothing to undo. */
  undo: (() => void) | undefined;
  onOpen: (dialog: OpenDialog) => void;
  onAddDay: (day: string) => void;
};

function BoardActions({ league, hasCourts, hasBracket, undo, onOpen, onAddDay }: ActionsProps) {
  const { t } = useWords();
  return (
    <div className="admin-actions board-actions">
      <button className="button soft" type="button" onClick={() => onOpen('settings')}>
        {t.schedule.settings}
      </button>
      <button className="button soft" type="button" disabled={!undo} onClick={undo}>
        {t.schedule.undo}
      </button>
      {hasCourts && (
        <button className="button soft" type="button" onClick={() => onOpen('crew')}>
          {t.schedule.courtCrew}
        </button>
      )}
      <SchedulePaperLink league={league} className="button soft" />
      {hasBracket && <BracketPaperLink league={league} className="button soft" />}
      <AddDay onAdd={onAddDay} />
    </div>
  );
}

/** The problems that the place under the pointer would cause. */
function Clashes({ findings }: { findings: readonly Finding[] }) {
  const { t } = useWords();
  if (findings.length === 0) return <span className="finding-none">{t.schedule.fits}</span>;
  const codes = [...new Set(findings.map(({ code }) => code))];
  return (
    <span className="would-clash">{codes.map((code) => t.schedule.would[code]).join(' ')}</span>
  );
}

function shown({ code, weight, matches, team, date }: Finding) {
  return {
    code,
    hard: weight === 'hard',
    fixtures: [...matches],
    team: team ?? null,
    date: date ?? null,
  };
}

function AddDay({ onAdd }: { onAdd: (day: string) => void }) {
  const { t } = useWords();
  return (
    <label className="add-day">
      {t.schedule.addDay}
      <input
        type="date"
        // While a year is typed its first digits are one as well.
        min={FIRST_DAY}
        max={LAST_DAY}
        onChange={({ target: { value, validity } }) => {
          if (value !== '' && validity.valid) onAdd(value);
        }}
      />
    </label>
  );
}

type PickedProps = {
  name: string;
  /** The clashes at the place under the pointer; undefined away from every place. */
  clashes: readonly Finding[] | undefined;
  onLate: () => void;
  onPutBack: () => void;
};

/** The match that is being moved. */
function PickedMatch({ name, clashes, onLate, onPutBack }: PickedProps) {
  const { t } = useWords();
  return (
    <div className="hand-bar" role="status">
      <p>
        <b>{name}</b>{' '}
        {clashes === undefined ? t.schedule.choosePlace : <Clashes findings={clashes} />}
      </p>
      <button className="button small soft" type="button" onClick={onLate}>
        {t.schedule.isLate}
      </button>
      <button className="button small soft" type="button" onClick={onPutBack}>
        {t.schedule.putBack}
      </button>
    </div>
  );
}

function usePutBackByEscape(picked: string | undefined, pick: (id: undefined) => void): void {
  useEffect(() => {
    if (picked === undefined) return;
    const putBack = ({ key }: KeyboardEvent) => key === 'Escape' && pick(undefined);
    addEventListener('keydown', putBack);
    return () => removeEventListener('keydown', putBack);
  }, [picked, pick]);
}

type DayBoardsProps = {
  league: string;
  schedule: LeagueSchedule;
  addedDays: readonly string[];
  findings: readonly Finding[];
  controls: DayBoardControls;
};

/** A board for each day; free days in a row are folded together. */
function DayBoards({ league, schedule, addedDays, findings, controls }: DayBoardsProps) {
  const { t, language } = useWords();
  const clashing = new Set(findings.flatMap(({ matches }) => matches));
  const board = (day: BoardDay) => (
    <DayBoard
      key={day.date}
      league={league}
      day={day}
      entries={schedule.entries}
      clashing={clashing}
      controls={controls}
    />
  );
  const freeText = (days: readonly BoardDay[]) => {
    const [from, until] = [days[0]!, days.at(-1)!].map(({ date }) =>
      formatDay(language, date, 'dated'),
    );
    return t.schedule.freeDays(days.length, `${from} – ${until}`);
  };
  return dayBoardParts(boardDays(schedule, addedDays), schedule, addedDays).map(
    ({ days, isFree }) =>
      isFree ? (
        <details key={days[0]!.date} className="admin-card free-days">
          <summary>{freeText(days)}</summary>
          {days.map(board)}
        </details>
      ) : (
        days.map(board)
      ),
  );
}

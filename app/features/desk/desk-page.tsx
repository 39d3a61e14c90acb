import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { ShareCard } from '#app/features/admin/share/share-card.tsx';
import { CrewPaperLink, DayPaperLink } from '#app/features/papers/paper-links.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Desk, DeskMove } from '#contract/desk/desk.ts';
import { ChangesCard } from './changes-card.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { type CourtActions, CourtColumn } from './court-column.tsx';
import { CrewDialog } from './crew-dialog.tsx';
import { changedMatches, deskText } from './desk-text.ts';
import { namerOf } from './desk-words.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { useDeskChanges } from './use-desk-changes.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePickedMatch } from './use-picked-match.ts';

type Open = { kind: 'late' | 'lost' | 'crew' | 'codes'; court: string };

/** All courts of a venue on one day, for whoever sits at the desk. */
export function DeskPage({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const [open, setOpen] = useState<Open>();
  const changes = useDeskChanges(desk);
  const hand = usePickedMatch(desk, changes.make);
  const nameOf = namerOf(t.fixtures, desk);
  const teams = desk.matches.flatMap(({ team1, team2 }) => [team1, team2]);
  const close = () => setOpen(undefined);
  const show = (kind: Open['kind']) => (court: string) => setOpen({ kind, court });
  const dialogs = { onLate: show('late'), onLost: show('lost'), onCrew: show('crew') };
  useDeskKeys(dialogs, desk, changes);
  const actions: CourtActions = {
    ...dialogs,
    onNext: (court, advice) => void changes.make('next', court, [moveHere(desk, court, advice)]),
    onPress: hand.press,
    onPut: hand.put,
  };
  return (
    <AdminPage
      title={t.dayDesk.title}
      actions={
        desk.matches.length > 0 && (
          <button className="button soft" type="button" onClick={() => show('codes')('')}>
            {t.dayDesk.codes}
          </button>
        )
      }
    >
      <DayChoice desk={desk} />
      {desk.matches.length === 0 ? (
        <NoMatches nextDay={desk.nextDay} />
      ) : (
        <p className="text-sm text-quiet">
          {t.dayDesk.pick} <span className="desk-keys">{t.dayDesk.keys}</span>
        </p>
      )}
      <Courts
        desk={desk}
        actions={actions}
        nameOf={nameOf}
        picked={hand.picked}
        isBusy={changes.isBusy}
      />
      {hand.picked && <HandBar name={nameOf(hand.picked.id)} onPutBack={hand.drop} />}
      <ChangesCard changes={desk.changes} isBusy={changes.isBusy} onUndo={changes.undo} />
      <ChangedDay desk={desk} />
      <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        <DayPaperLink day={desk.day} className="underline" />
        <CrewPaperLink day={desk.day} className="underline" />
      </p>
      {hand.clashing && (
        <ClashDialog
          plan={hand.clashing}
          nameOf={nameOf}
          teams={teams}
          isBusy={changes.isBusy}
          onMake={hand.makeClashing}
          onClose={hand.drop}
        />
      )}
      {(open?.kind === 'late' || open?.kind === 'lost') && (
        <PlanDialog
          kind={open.kind}
          desk={desk}
          court={open.court}
          {...timesOf(desk, open.court)}
          nameOf={nameOf}
          teams={teams}
          isBusy={changes.isBusy}
          onMake={(moves) => changes.make(open.kind as 'late', open.court, moves)}
          onClose={close}
        />
      )}
      {open?.kind === 'crew' && <CrewDialog desk={desk} court={open.court} onClose={close} />}
      {open?.kind === 'codes' && <CodesDialog desk={desk} onClose={close} />}
    </AdminPage>
  );
}

type Advice = NonNullable<Desk['courts'][number]['advice']>;

/** The match that waits for another court comes to this one. */
function moveHere({ matches }: Desk, court: string, { match, time }: Advice): DeskMove {
  const from = matches.find(({ id }) => id === match)!;
  return { id: match, from: { court: from.court, time: from.matchTime }, to: { court, time } };
}

/** The message about what is not where it was published. */
function ChangedDay({ desk }: { desk: Desk }) {
  if (changedMatches(desk).length === 0) return null;
  return <ShareCard textOf={(spoken) => deskText(desk, spoken)} path={`/?date=${desk.day}`} />;
}

function HandBar({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const { t } = useWords();
  return (
    <div className="hand-bar" role="status">
      <p>
        <b>{name}</b> {t.dayDesk.swap}
      </p>
      <button className="button small soft" type="button" onClick={onPutBack}>
        {t.schedule.putBack}
      </button>
    </div>
  );
}

function NoMatches({ nextDay }: Pick<Desk, 'nextDay'>) {
  const { t, language } = useWords();
  return (
    <div className="admin-card admin-empty">
      <p>{t.dayDesk.noMatches}</p>
      {nextDay !== null && (
        <Link className="button soft mt-4" to={{ search: `day=${nextDay}` }}>
          {t.dayDesk.nextDay(formatDay(language, nextDay, 'long'))}
        </Link>
      )}
    </div>
  );
}

type CourtsProps = {
  desk: Desk;
  picked: Desk['matches'][number] | undefined;
  isBusy: boolean;
  nameOf: (id: string) => string;
  actions: CourtActions;
};

function Courts({ desk, ...props }: CourtsProps) {
  const loose = desk.matches.filter(({ court }) => court === null);
  const nowhere = { court: null, running: null, next: null, advice: null };
  const courts = loose.length > 0 ? [...desk.courts, nowhere] : desk.courts;
  return (
    <div className="desk-courts">
      {courts.map((court) => (
        <CourtColumn
          key={court.court ?? ''}
          court={court}
          matches={desk.matches.filter((match) => match.court === court.court)}
          now={desk.now}
          {...props}
        />
      ))}
    </div>
  );
}

/** The day and the venue stand in the address, so that a reload shows the same. */
function DayChoice({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  return (
    <div className="desk-choice">
      <label className="add-day">
        {t.dayDesk.day}
        <input
          type="date"
          value={desk.day}
          onChange={({ target: { value, validity } }) => {
            if (value !== '' && validity.valid) setParams({ day: value });
          }}
        />
      </label>
      {desk.locations.length > 0 && (
        <label className="add-day">
          {t.dayDesk.venue}
          <select
            value={desk.location}
            onChange={({ target }) => setParams({ day: desk.day, location: target.value })}
          >
            {[...new Set([desk.location, ...desk.locations.map(({ location }) => location)])].map(
              (location) => (
                <option key={location} value={location}>
                  {location || t.schedule.noPlace}
                </option>
              ),
            )}
          </select>
        </label>
      )}
      {desk.now !== null && <p className="num text-quiet">{t.dayDesk.clock(desk.now)}</p>}
    </div>
  );
}

/** The times in the form: of the next match there, and an hour later. */
function timesOf({ matches, now }: Desk, court: string): { time: string; until: string } {
  const next = matches.find((match) => match.court === court && match.movable);
  const time = next?.expectedStart ?? now ?? '10:00';
  const hour = Math.min(23, Number(time.slice(0, 2)) + 1);
  return { time, until: `${String(hour).padStart(2, '0')}${time.slice(2)}` };
}

import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { pauseOf } from '../clock/pause-clock.ts';
import { PrepareSet } from './before-set/prepare-set.tsx';
import type { Desk } from './console.ts';
import { DeskClock } from './console-clock.tsx';
import { SheetButton } from './rulings/choice-button.tsx';
import { SignOff } from './sign-off/sign-off.tsx';

/** Whatever is not a set in play: before a set, interrupted, or the match over. */
export function DeskStage({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { log, match } = desk;
  const { state } = log;
  const pause = pauseOf(log);
  const isOver = state.decided || state.status === 'ended';
  const isClosed = state.status === 'cancelled';
  return (
    <section className="score-stage desk-stage">
      <h1>{headOf(desk, t.scoring)}</h1>
      {pause && <DeskClock key={pause.id} desk={desk} pause={pause} />}
      {state.sets.length > 0 && <SetLine desk={desk} />}
      {state.status === 'suspended' ? (
        <Interrupted desk={desk} />
      ) : isClosed ? (
        <p className="stage-note">{t.scoring.statusIs(t.matches.status[state.status])}</p>
      ) : isOver ? (
        <SignOff desk={desk} />
      ) : (
        <PrepareSet desk={desk} />
      )}
      <div className="stage-row">
        <button className="button soft" type="button" onClick={() => desk.open({ kind: 'note' })}>
          {t.table.remark}
        </button>
        {(!isOver || state.status === 'Live') &&
          (['team1', 'team2'] as const).map((side) => (
            <button
              key={side}
              className="button soft"
              type="button"
              onClick={() => desk.open({ kind: 'team', side })}
            >
              {t.table.team} {match[side].name}
            </button>
          ))}
      </div>
    </section>
  );
}

function headOf({ log, match }: Desk, words: ReturnType<typeof useWords>['t']['scoring']): string {
  const { winner, team1Wins, team2Wins, sets } = log.state;
  if (winner === 'draw') return words.draw;
  if (winner === 'team1') return words.wins(match.team1.name, team1Wins, team2Wins);
  if (winner === 'team2') return words.wins(match.team2.name, team2Wins, team1Wins);
  return words.set(Math.min(sets.length + 1, 99));
}

/** The sets so far, each confirmed or still to be. */
function SetLine({ desk }: { desk: Desk }): ReactNode {
  const { t } = useWords();
  const { sets } = desk.log.state;
  const open = sets.find((set) => set.over && !set.confirmed && set.detail !== 'sets');
  return (
    <>
      <ul className="set-line num">
        {sets.map((set) => (
          <li key={set.set} data-confirmed={set.confirmed ? '' : undefined}>
            <span className="sr">{t.scoring.set(set.set)} </span>
            {set.team1Score}–{set.team2Score}
            {set.confirmed && <span className="sr">, {t.table.confirmed}</span>}
          </li>
        ))}
      </ul>
      {open && (
        <SheetButton
          kind="main"
          onClick={() => desk.record({ type: 'set-confirm', set: open.set })}
        >
          {t.table.confirmSet(open.set, `${open.team1Score}–${open.team2Score}`)}
        </SheetButton>
      )}
    </>
  );
}

function Interrupted({ desk }: { desk: Desk }) {
  const { t } = useWords();
  return (
    <>
      <p className="stage-note">{t.scoring.statusIs(t.matches.status.suspended)}</p>
      <SheetButton kind="main" onClick={() => desk.open({ kind: 'resume' })}>
        {t.scoring.resume}
      </SheetButton>
    </>
  );
}

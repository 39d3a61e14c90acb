import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { SANCTION_GRADES, STAFF } from '#domain/volleyball/events.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { knownShirts } from '../shirts/known-shirts.ts';
import { ShirtGrid, ShirtInput } from '../shirts/shirt-grid.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

type Props = { controls: ConsoleControls; side: Side; person?: number };

/** The person, then the card; earlier cards stand beside it. */
export function SanctionDialog({ controls, side, person: tapped }: Props) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const [person, setPerson] = useState<number | string | null>(tapped ?? null);
  const sanctions = controls.log.state[side].sanctions;
  return (
    <DialogFrame
      controls={controls}
      title={`${t.console.sanction} · ${controls.match[side].name}`}
      problem={problem}
    >
      {sanctions.length > 0 && (
        <ul className="given">
          {sanctions.map(({ event, person, grade, set }) => (
            <li key={event}>
              <i className="card-mark" data-grade={grade} aria-hidden="true" />
              {t.console.given(person, t.console.grades[grade], set)}
            </li>
          ))}
        </ul>
      )}
      {person === null ? (
        <>
          <h3 className="dialog-head">{t.console.whoSanctioned}</h3>
          <ShirtGrid
            controls={controls}
            side={side}
            players={knownShirts(controls, side)}
            onPick={setPerson}
          />
          <div className="staff-row">
            {STAFF.map((letter) => (
              <button
                key={letter}
                className="button soft"
                type="button"
                onClick={() => setPerson(letter)}
              >
                {letter}
                <span className="sr"> {t.console.staff[letter]}</span>
              </button>
            ))}
          </div>
          <ShirtInput label={t.console.otherShirt} onPick={setPerson} />
        </>
      ) : (
        <>
          <h3 className="dialog-head">{t.console.sanctionFor(person)}</h3>
          <div className="more-list">
            {SANCTION_GRADES.map((grade) => (
              <ChoiceButton
                key={grade}
                note={t.console.gradeEffects[grade]}
                onClick={() => recordEntry({ type: 'sanction', team: side, person, grade })}
              >
                <span>
                  <i className="card-mark" data-grade={grade} aria-hidden="true" />
                  {t.console.grades[grade]}
                </span>
              </ChoiceButton>
            ))}
          </div>
        </>
      )}
    </DialogFrame>
  );
}

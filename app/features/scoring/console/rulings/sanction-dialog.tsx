import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { SANCTION_GRADES } from '#domain/volleyball/events.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk } from '../console.ts';
import { knownShirts } from '../shirts/known-shirts.ts';
import { ShirtGrid, ShirtInput } from '../shirts/shirt-grid.tsx';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

/** The letters of the sheet for the staff. */
const STAFF = ['C', 'AC1', 'AC2', 'T', 'M'] as const;

type Props = { desk: Desk; side: Side; person?: number };

/** Who, then which card; what was given before stands beside it. */
export function SanctionSheet({ desk, side, person: tapped }: Props) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const [person, setPerson] = useState<number | string | null>(tapped ?? null);
  const given = desk.log.state[side].sanctions;
  return (
    <SheetFrame
      desk={desk}
      title={`${t.table.sanction} · ${desk.match[side].name}`}
      problem={problem}
    >
      {given.length > 0 && (
        <ul className="given">
          {given.map(({ event, person: whom, grade, set }) => (
            <li key={event}>
              <i className="card-mark" data-grade={grade} aria-hidden="true" />
              {t.table.given(whom, t.table.grades[grade], set)}
            </li>
          ))}
        </ul>
      )}
      {person === null ? (
        <>
          <h3 className="sheet-head">{t.table.whoSanctioned}</h3>
          <ShirtGrid desk={desk} side={side} players={knownShirts(desk, side)} onPick={setPerson} />
          <div className="staff-row">
            {STAFF.map((letter) => (
              <button
                key={letter}
                className="button soft"
                type="button"
                onClick={() => setPerson(letter)}
              >
                {letter}
                <span className="sr"> {t.table.staff[letter]}</span>
              </button>
            ))}
          </div>
          <ShirtInput label={t.table.otherShirt} onPick={setPerson} />
        </>
      ) : (
        <>
          <h3 className="sheet-head">{t.table.sanctionFor(person)}</h3>
          <div className="more-list">
            {SANCTION_GRADES.map((grade) => (
              <SheetButton
                key={grade}
                note={t.table.gradeEffects[grade]}
                onClick={() => tell({ type: 'sanction', team: side, person, grade })}
              >
                <span>
                  <i className="card-mark" data-grade={grade} aria-hidden="true" />
                  {t.table.grades[grade]}
                </span>
              </SheetButton>
            ))}
          </div>
        </>
      )}
    </SheetFrame>
  );
}

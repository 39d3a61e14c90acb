import { useState } from 'react';
import { formatDay, formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { HallLoan } from '#contract/halls/hall.ts';
import { EndLoanDialog } from './end-loan-dialog.tsx';
import { ExtendLoanDialog } from './extend-loan-dialog.tsx';
import { LoanChanges } from './loan-changes.tsx';

type Open = 'end' | 'extend';

/** One loan: to whom, which days, whether its line holds, and how it ends. */
export function LoanCard({ leagueId, loan }: { leagueId: string; loan: HallLoan }) {
  const { t, language } = useWords();
  const words = t.halls;
  const [open, setOpen] = useState<Open>();
  const [isShown, setShown] = useState(false);
  const toggle = () => setShown(!isShown);
  const close = () => setOpen(undefined);
  const dayOf = (day: string) => formatDay(language, day, 'dated');
  return (
    <li className="admin-card">
      <div className="p-4">
        <p>
          <b>{loan.hall}</b>: {words.states[loan.state]}
        </p>
        <p className="facts-line">
          <span>{words.days(dayOf(loan.firstDay), dayOf(loan.lastDay))}</span>
          {loan.takenAt && <span>{words.matches(loan.matches)}</span>}
          {loan.endedAt === null && <span>{words.until(formatMoment(language, loan.until))}</span>}
          {loan.state === 'lent' && <Line loan={loan} />}
          {loan.endedAt && <span>{words.endedBy(loan.endedBy)}</span>}
        </p>
        {loan.reason && <p className="text-sm text-quiet">{words.reasonIs(loan.reason)}</p>}
      </div>
      {isShown && <LoanChanges leagueId={leagueId} loanId={loan.id} />}
      {(loan.endedAt === null || loan.changes > 0) && (
        <div className="card-actions">
          {loan.changes > 0 && (
            <button className="button small" type="button" aria-expanded={isShown} onClick={toggle}>
              {words.changesOf(loan.changes, loan.waiting)}
            </button>
          )}
          {loan.endedAt === null && <LoanEnds onOpen={setOpen} />}
        </div>
      )}
      {open === 'end' && <EndLoanDialog leagueId={leagueId} loan={loan} onClose={close} />}
      {open === 'extend' && <ExtendLoanDialog leagueId={leagueId} loan={loan} onClose={close} />}
    </li>
  );
}

function LoanEnds({ onOpen }: { onOpen: (dialog: Open) => void }) {
  const words = useWords().t.halls;
  return (
    <>
      <button className="button soft small" type="button" onClick={() => onOpen('extend')}>
        {words.extend}
      </button>
      <button className="row-action bad" type="button" onClick={() => onOpen('end')}>
        {words.end}
      </button>
    </>
  );
}

function Line({ loan }: { loan: HallLoan }) {
  const { t, language } = useWords();
  const { contactAt } = loan;
  return (
    <span>{contactAt ? t.halls.heard(formatMoment(language, contactAt)) : t.halls.neverHeard}</span>
  );
}

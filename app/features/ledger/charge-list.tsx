import type { ReactNode } from 'react';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { LedgerCharge, LedgerPayment } from '#contract/ledger/ledger.ts';
import { shillings } from './shillings.ts';

type Props = {
  charges: readonly LedgerCharge[];
  actionsOf?: (charge: LedgerCharge) => ReactNode;
  paymentActionsOf?: (charge: LedgerCharge, payment: LedgerPayment) => ReactNode;
};

/** Charges with what was paid for each. */
export function ChargeList({ charges, actionsOf, paymentActionsOf }: Props) {
  const words = useWords();
  const { t } = words;
  return (
    <ul className="waiting-list ledger-list">
      {charges.map((charge) => (
        <li key={charge.id} className="decision">
          <span className={charge.state === 'overdue' ? 'text-alarm' : undefined}>
            {t.ledger.states[charge.state]}
          </span>
          <span>
            <b>{charge.account.name}</b>{' '}
            {charge.team.name !== charge.account.name && charge.team.name}{' '}
            <b className="num">{shillings(charge.amount, words)}</b>
            <span className="planned-about">{aboutOf(charge, words)}</span>
            {charge.cancelReason !== '' && (
              <span className="planned-about">{charge.cancelReason}</span>
            )}
            {charge.payments.map((payment) => (
              <span key={payment.id} className="planned-about">
                {paymentInWords(payment, words)} {paymentActionsOf?.(charge, payment)}
              </span>
            ))}
          </span>
          {charge.state !== 'cancelled' && actionsOf?.(charge)}
        </li>
      ))}
    </ul>
  );
}

function aboutOf({ kind, text, issuedOn, dueOn }: LedgerCharge, { t, language }: Words): string {
  const day = (date: string) => formatShortDay(language, date);
  const about = [`${t.ledger.kinds[kind]} ${t.ledger.issued(day(issuedOn))}`, text];
  if (dueOn !== null) about.push(t.ledger.due(day(dueOn)));
  return about.filter(Boolean).join(' · ');
}

function paymentInWords(payment: LedgerPayment, words: Words): string {
  const { t, language } = words;
  const { amount, paidOn, way, reference, receipt } = payment;
  return [
    t.ledger.receipt(receipt),
    shillings(amount, words),
    formatShortDay(language, paidOn),
    t.ledger.ways[way],
    reference,
  ]
    .filter(Boolean)
    .join(' · ');
}

import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { AccountTable } from '#app/features/admin/ledger/account-table.tsx';
import { CancelDialog } from '#app/features/admin/ledger/cancel-dialog.tsx';
import { ChargeDialog } from '#app/features/admin/ledger/charge-dialog.tsx';
import { PaymentDialog } from '#app/features/admin/ledger/payment-dialog.tsx';
import { ChargeList } from '#app/features/ledger/charge-list.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LedgerCharge, LedgerPayment } from '#contract/ledger/ledger.ts';

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return callApi('GET /leagues/{id}/ledger', { path: { id: params.id! } });
}

type Open =
  | { kind: 'charge' }
  | { kind: 'pay' | 'cancel'; charge: LedgerCharge }
  | { kind: 'cancel-payment'; payment: LedgerPayment };

/** Fees and fines of a league by club, and the money that came for them. */
export default function LeagueLedger() {
  const { accounts, charges } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t, language } = useWords();
  const [open, setOpen] = useState<Open>();
  const words = t.ledger;
  return (
    <>
      <section className="admin-card">
        <h2 className="subtitle">{words.accounts}</h2>
        <AccountTable leagueId={league.id} accounts={accounts} />
        <div className="card-actions">
          <button
            className="button small"
            type="button"
            onClick={() => setOpen({ kind: 'charge' })}
          >
            {words.charge}
          </button>
          <a
            className="button soft small"
            href={apiAddress('GET /leagues/{id}/ledger.csv', {
              path: { id: league.id },
              query: { lang: language },
            })}
          >
            {words.table}
          </a>
        </div>
      </section>
      {charges.length > 0 && (
        <section className="admin-card">
          <h2 className="subtitle">{words.charges}</h2>
          <ChargeList
            charges={charges}
            actionsOf={(charge) => <ChargeActions charge={charge} onOpen={setOpen} />}
            paymentActionsOf={(charge, payment) => (
              <button
                className="row-action bad"
                type="button"
                onClick={() => setOpen({ kind: 'cancel-payment', payment })}
              >
                {words.cancel}
                <span className="sr">
                  {' '}
                  {words.receipt(payment.receipt)} {charge.account.name}
                </span>
              </button>
            )}
          />
        </section>
      )}
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type ActionProps = { charge: LedgerCharge; onOpen: (open: Open) => void };

function ChargeActions({ charge, onOpen }: ActionProps) {
  const { t } = useWords();
  const subject = ` ${charge.account.name} ${charge.text}`;
  return (
    <span>
      {charge.open > 0 && (
        <button
          className="row-action"
          type="button"
          onClick={() => onOpen({ kind: 'pay', charge })}
        >
          {t.ledger.pay}
          <span className="sr">{subject}</span>
        </button>
      )}
      <button
        className="row-action bad"
        type="button"
        onClick={() => onOpen({ kind: 'cancel', charge })}
      >
        {t.ledger.cancel}
        <span className="sr">{subject}</span>
      </button>
    </span>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const { id } = league;
  switch (open.kind) {
    case 'charge':
      return <ChargeDialog league={league} onClose={onClose} />;
    case 'pay':
      return <PaymentDialog leagueId={id} charge={open.charge} onClose={onClose} />;
    case 'cancel':
      return (
        <CancelDialog
          title={t.ledger.cancelCharge}
          send={(body) =>
            callApi('POST /leagues/{id}/charges/{entry}/cancellation', {
              path: { id, entry: open.charge.id },
              body,
            })
          }
          onClose={onClose}
        />
      );
    case 'cancel-payment':
      return (
        <CancelDialog
          title={t.ledger.cancelPayment}
          send={(body) =>
            callApi('POST /leagues/{id}/payments/{entry}/cancellation', {
              path: { id, entry: open.payment.id },
              body,
            })
          }
          onClose={onClose}
        />
      );
  }
}

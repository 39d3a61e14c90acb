import { ChargeList } from '#app/features/ledger/charge-list.tsx';
import { shillings } from '#app/features/ledger/shillings.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Ledger } from '#contract/ledger/ledger.ts';

/** The charges and payments of a coach's own team. */
export function TeamCharges({ ledger }: { ledger: Ledger }) {
  const words = useWords();
  const { t } = words;
  if (ledger.charges.length === 0) return null;
  const open = ledger.charges.reduce((sum, charge) => sum + charge.open, 0);
  return (
    <section className="panel-card">
      <h2 className="subtitle">{t.ledger.own}</h2>
      <p>
        {t.ledger.balance}: <b className="num">{shillings(open, words)}</b>
      </p>
      <ChargeList charges={ledger.charges} />
    </section>
  );
}

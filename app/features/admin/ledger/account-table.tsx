import { shillings } from '#app/features/ledger/shillings.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Ledger } from '#contract/ledger/ledger.ts';

type Props = { leagueId: string; accounts: Ledger['accounts'] };

/** What each club was charged, has paid and still owes, with its statement. */
export function AccountTable({ leagueId, accounts }: Props) {
  const words = useWords();
  const { t, language } = words;
  if (accounts.length === 0) return <p className="empty">{t.ledger.noAccounts}</p>;
  return (
    <ul className="waiting-list">
      {accounts.map(({ account, charged, paid, balance, overdue }) => (
        <li key={account.id} className="decision">
          <b className={overdue > 0 ? 'num text-alarm' : 'num'}>
            {shillings(Math.abs(balance), words)}
          </b>
          <span>
            <b>{account.name}</b> {balance < 0 && t.ledger.credit}
            <span className="planned-about">
              {t.ledger.charged} {shillings(charged, words)} · {t.ledger.paid}{' '}
              {shillings(paid, words)}
              {overdue > 0 && ` · ${t.ledger.overdue} ${shillings(overdue, words)}`}
            </span>
          </span>
          <a
            className="row-action"
            href={`/api/v1/leagues/${leagueId}/statement.pdf?account=${account.id}&lang=${language}`}
          >
            {t.ledger.statement}
            <span className="sr"> {account.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

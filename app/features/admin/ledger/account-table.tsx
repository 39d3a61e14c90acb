import { shillings } from '#app/features/ledger/shillings.ts';
import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Ledger } from '#contract/ledger/ledger.ts';

type Props = { leagueId: string; accounts: Ledger['accounts'] };

/** Each club with its charges, its payments and its balance, and the statement to print. */
export function AccountTable({ leagueId, accounts }: Props) {
  const words = useWords();
  const { t, language } = words;
  if (accounts.length === 0) return <p className="empty">{t.ledger.noAccounts}</p>;
  return (
    <ul className="waiting-list ledger-list">
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
            href={apiAddress('GET /leagues/{id}/statement.pdf', {
              path: { id: leagueId },
              query: { account: account.id, lang: language },
            })}
          >
            {t.ledger.statement}
            <span className="sr"> {account.name}</span>
          </a>
          <a
            className="row-action"
            href={apiAddress('GET /ledger/statement.pdf', {
              query: { account: account.id, lang: language },
            })}
          >
            {t.ledger.allLeagues}
            <span className="sr"> {account.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

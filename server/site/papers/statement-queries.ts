import { type Language, localPath } from '#contract/language.ts';
import type { Ledger } from '#contract/ledger/ledger.ts';
import { statementOf } from '#domain/competition/ledger/account.ts';
import type { Worksheet } from '#server/exchange/exports/csv-text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { getAccountLedger, getLeagueLedger } from '#server/play/ledger/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';
import type { StatementFacts, StatementRow } from './paper-facts.ts';
import { WORDS } from './words.ts';

type Entry = Omit<StatementRow, 'balance'> & { id: string; account: string };

/** Charges and payments of a ledger, each with what a line says of it. */
function entriesOf(ledger: Ledger, language: Language): Map<string, Entry> {
  const words = WORDS[language].ledger;
  const isOfSeveral = new Set(ledger.charges.map(({ league }) => league.id)).size > 1;
  const entries = ledger.charges.flatMap((charge): Entry[] => {
    const { account, team, league } = charge;
    const whose = [
      ...(team.name === account.name ? [] : [team.name]),
      ...(isOfSeveral ? [league.name] : []),
    ];
    const about = whose.length === 0 ? charge.text : `${charge.text} (${whose.join(', ')})`;
    return [
      {
        id: charge.id,
        account: account.id,
        day: charge.issuedOn,
        what: `${words.kinds[charge.kind]}: ${about}`,
        dueOn: charge.dueOn,
        receipt: '',
        amount: charge.amount,
      },
      ...charge.payments.map((payment) => ({
        id: payment.id,
        account: account.id,
        day: payment.paidOn,
        what: [words.payment, words.ways[payment.way], payment.reference].filter(Boolean).join(' '),
        dueOn: null,
        receipt: payment.receipt,
        amount: -payment.amount,
      })),
    ];
  });
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** The lines of an account by day, each with the balance after it. */
function linesOf(ledger: Ledger, account: string, language: Language): StatementRow[] {
  const entries = entriesOf(ledger, language);
  const own = ledger.charges.filter((charge) => charge.account.id === account);
  const charges = own.map((charge) => ({ ...charge, isCancelled: charge.state === 'cancelled' }));
  const payments = own.flatMap((charge) =>
    charge.payments.map((payment) => ({ ...payment, charge: charge.id })),
  );
  return statementOf(charges, payments).map(({ id, balance }) => {
    const { day, what, dueOn, receipt, amount } = entries.get(id)!;
    return { day, what, dueOn, receipt, amount, balance };
  });
}

type Reader = { language: Language; origin: string; now: number };

/** The statement of a club, or of a team without one. Throws not-found. */
export async function getStatementFacts(
  store: Store,
  { league: leagueId, account }: { league: string; account: string },
  { language, origin, now }: Reader,
): Promise<StatementFacts> {
  const [league, ledger, site] = await Promise.all([
    getLeague(store, leagueId),
    getLeagueLedger(store, leagueId, now),
    getSite(store),
  ]);
  const found = ledger.accounts.find((entry) => entry.account.id === account);
  if (!found) throw notFound('charge.notFound');
  return {
    kind: 'statement',
    association: site.name || 'Wavu',
    subject: found.account.name,
    address: origin + localPath(language, `/league/${leagueId}`),
    now,
    league: league.name,
    lines: linesOf(ledger, account, language),
    overdue: found.overdue,
  };
}

/** The same in all these leagues; null: in all. Throws not-found. */
export async function getWholeStatementFacts(
  store: Store,
  { account, leagues }: { account: string; leagues: readonly string[] | null },
  { language, origin, now }: Reader,
): Promise<StatementFacts> {
  const [ledger, site] = await Promise.all([
    getAccountLedger(store, account, leagues, now),
    getSite(store),
  ]);
  const [found] = ledger.accounts;
  if (!found) throw notFound('charge.notFound');
  const names = new Map(ledger.charges.map(({ league }) => [league.id, league.name]));
  const page = found.account.kind === 'club' ? '/club/' : '/team/';
  return {
    kind: 'statement',
    association: site.name || 'Wavu',
    subject: found.account.name,
    address: origin + localPath(language, page + found.account.id),
    now,
    league: [...names.values()].toReversed().join(', '),
    lines: linesOf(ledger, account, language),
    overdue: found.overdue,
  };
}

const COLUMNS = ['account', 'day', 'what', 'dueOn', 'receipt', 'amount', 'balance'] as const;

/** All accounts of a league below each other. */
export async function readLedgerSheet(
  store: Store,
  leagueId: string,
  language: Language,
  now: number,
): Promise<Worksheet> {
  const ledger = await getLeagueLedger(store, leagueId, now);
  const words = WORDS[language].ledger;
  const rows = ledger.accounts.flatMap(({ account }) =>
    linesOf(ledger, account.id, language).map(({ day, what, dueOn, receipt, amount, balance }) => [
      account.name,
      day,
      what,
      dueOn,
      receipt,
      amount,
      balance,
    ]),
  );
  return { columns: COLUMNS, headings: COLUMNS.map((column) => words.columns[column]), rows };
}

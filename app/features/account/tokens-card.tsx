import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Account } from '#contract/accounts/account.ts';
import type { ApiToken } from '#contract/accounts/token.ts';
import { LOCALES } from '#contract/language.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { NewToken } from './new-token.tsx';
import { useSending } from './use-sending.ts';

type Props = { account: Account; tokens: readonly ApiToken[] };

/** Tokens for programs: made here with a part of the rights, and ended here. */
export function TokensCard({ account, tokens }: Props) {
  const { t } = useWords();
  const words = t.apiTokens;
  const { revalidate } = useRevalidator();
  const { isSending, problem, send } = useSending({ NOT_FOUND: t.account.failed });
  const [isAdding, setAdding] = useState(false);

  async function end(id: string) {
    if (await send(() => callApi('DELETE /account/tokens/{id}', { path: { id } })))
      await revalidate();
  }

  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.title}</h2>
      <p>{words.text}</p>
      <FormProblem text={problem} />
      {tokens.length === 0 && <p className="text-quiet">{words.none}</p>}
      <ul className="device-rows">
        {tokens.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            isSending={isSending}
            onEnd={() => end(token.id)}
          />
        ))}
      </ul>
      {isAdding ? (
        <NewToken account={account} onClose={() => setAdding(false)} onMade={() => revalidate()} />
      ) : (
        <button className="button soft" type="button" onClick={() => setAdding(true)}>
          {words.add}
        </button>
      )}
    </section>
  );
}

type RowProps = { token: ApiToken; isSending: boolean; onEnd: () => void };

function TokenRow({ token, isSending, onEnd }: RowProps) {
  const { t, language } = useWords();
  const words = t.apiTokens;
  const { name, scope, expiresAt, lastUsedAt } = token;
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeZone: 'Africa/Dar_es_Salaam',
  });
  const dayOf = (iso: string) => day.format(new Date(iso));
  const rights = scope === null ? [words.everything] : [words.reads];
  if (scope && scope.matches.length > 0) rights.push(words.scopeScores(scope.matches.length));
  if (scope && scope.leagues.length > 0) rights.push(words.scopeManages(scope.leagues.length));
  const facts = [
    ...rights,
    ...(expiresAt === null ? [] : [words.until(dayOf(expiresAt))]),
    lastUsedAt === null ? words.unused : words.used(dayOf(lastUsedAt)),
  ];
  return (
    <li>
      <b>{name}</b>
      <p>{facts.join(' · ')}</p>
      <button
        className="button soft small"
        type="button"
        disabled={isSending}
        aria-label={words.endOf(name)}
        onClick={onEnd}
      >
        {words.end}
      </button>
    </li>
  );
}

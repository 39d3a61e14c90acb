import { useRevalidator } from 'react-router';
import { callApi } from '#app/lib/api/call.ts';
import { signOut } from '#app/lib/api/session.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Session } from '#contract/accounts/account.ts';
import { LOCALES } from '#contract/language.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { useSending } from './use-sending.ts';

/** The places where this account is signed in, each to end by itself or all at once. */
export function DevicesCard({ sessions }: { sessions: readonly Session[] }) {
  const { t, to, language } = useWords();
  const { revalidate } = useRevalidator();
  const { isSending, problem, send } = useSending({ NOT_FOUND: t.account.failed });
  const words = t.ownAccount;
  const moment = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Dar_es_Salaam',
  });

  async function end(id: string) {
    if (await send(() => callApi('DELETE /account/sessions/{id}', { path: { id } })))
      await revalidate();
  }

  async function endAll() {
    const isDone = await send(async () => {
      await callApi('DELETE /account/sessions');
      await signOut();
    });
    if (isDone) window.location.assign(to('/sign-in'));
  }

  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.devices}</h2>
      <FormProblem text={problem} />
      <ul className="device-rows">
        {sessions.map(({ id, browser, system, lastSeenAt, current }) => {
          const device = words.device(
            browser ?? words.unknownBrowser,
            system ?? words.unknownSystem,
          );
          return (
            <li key={id}>
              <b>{device}</b>
              {current && <span className="here">{words.thisDevice}</span>}
              <p>{words.lastSeen(moment.format(new Date(lastSeenAt)))}</p>
              {!current && (
                <button
                  className="button soft small"
                  type="button"
                  disabled={isSending}
                  aria-label={words.signOutOf(device)}
                  onClick={() => end(id)}
                >
                  {words.signOut}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <button className="button soft" type="button" disabled={isSending} onClick={endAll}>
        {words.signOutEverywhere}
      </button>
    </section>
  );
}

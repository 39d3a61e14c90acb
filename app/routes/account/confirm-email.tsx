import { useState } from 'react';
import { useSending } from '#app/features/account/use-sending.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useLinkToken } from '#app/features/sign-in/use-link-token.ts';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

/** Behind the mailed link. A press changes the address: what only looks at links changes nothing. */
export default function ConfirmEmail() {
  const { t, to, language } = useWords();
  const isReady = useHydrated();
  const token = useLinkToken();
  const [email, setEmail] = useState<string>();
  const [isSpent, setSpent] = useState(false);
  const { isSending, problem, send } = useSending();
  const isOver = isSpent || token === '';

  async function change() {
    try {
      const body = { token: token ?? '', language };
      setEmail((await callApi('POST /account/email/confirm', { body })).email);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'NOT_FOUND') throw error;
      setSpent(true);
    }
  }

  function textOf(): { title: string; text: string } {
    if (email !== undefined) return { title: t.newEmail.doneTitle, text: t.newEmail.done(email) };
    if (isOver) return { title: t.registration.linkTitle, text: t.registration.linkText };
    return { title: t.newEmail.confirmTitle, text: t.newEmail.confirmText };
  }

  const { title, text } = textOf();
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <section className="panel-card" aria-live="polite">
        <h1 className="title">{title}</h1>
        <p>{text}</p>
        <FormProblem text={problem} />
        {isOver || email !== undefined ? (
          <a className="button" href={to('/account')}>
            {t.newEmail.toAccount}
          </a>
        ) : (
          <button
            className="button"
            type="button"
            disabled={!isReady || isSending}
            onClick={() => void send(change)}
          >
            {t.newEmail.use}
          </button>
        )}
      </section>
    </PlainFrame>
  );
}

import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { landingOf } from '#app/features/account/landing.ts';
import { PlainFrame } from '#app/features/account/plain-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { ApiProblem } from '#app/lib/api-client.ts';
import { chooseRole } from '#app/lib/api-client-account.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Role, SELF_CHOSEN_ROLES } from '#contract/user.ts';

export const handle: RouteHandle = { hydrate: true };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireMe(request);
}

export function HydrateFallback() {
  const { t } = useWords();
  return (
    <PlainFrame>
      <title>{`${t.account.whoTitle} · Wavu`}</title>
      <p className="text-quiet">{t.account.loading}</p>
    </PlainFrame>
  );
}

/** 'Who Are You?': answered once; the answer opens a landing area and gives no rights. */
export default function SignUp() {
  const me = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  async function choose(role: Role) {
    setSending(true);
    try {
      await chooseRole(me.id, role);
      window.location.assign(to('/'));
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : t.account.unreachable);
      setSending(false);
    }
  }

  return (
    <PlainFrame>
      <title>{`${t.account.whoTitle} · Wavu`}</title>
      <section className="panel-card">
        <h1 className="title">{t.account.whoTitle}</h1>
        {me.roleChosen || me.role === 'admin' ? (
          <>
            <p>
              {t.account.welcome(me.name)} · {t.account.roles[me.role]}
            </p>
            <a className="button" href={to(landingOf(me))}>
              {t.frame.myArea}
            </a>
          </>
        ) : (
          <>
            <p className="text-quiet">{t.account.whoText}</p>
            {problem && (
              <p className="form-problem" role="alert">
                {problem}
              </p>
            )}
            <div className="role-grid">
              {SELF_CHOSEN_ROLES.map((role) => (
                <button key={role} type="button" disabled={isSending} onClick={() => choose(role)}>
                  <b>{t.account.roles[role]}</b>
                  <span>{t.account.roleTexts[role]}</span>
                </button>
              ))}
            </div>
          </>
        )}
      </section>
    </PlainFrame>
  );
}

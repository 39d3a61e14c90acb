import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RestoreForm } from '#app/features/setup/restore-form.tsx';
import { useRestore } from '#app/features/setup/use-restore.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { isMarkedSignedIn } from '#app/lib/api/session.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { Restored } from '#contract/administration/restore-calls.ts';
import { readRestoreState } from '#server/exchange/restore/queries.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';

export const handle: RouteHandle = { hydrate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  return readRestoreState(context.get(pageContext).store);
}

/** Puts a backup into an empty installation. */
export default function RestoreBackup() {
  const { isOpen, needsCode } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const { step, restored, send } = useRestore();
  const words = t.restore;
  const isReady = useHydrated();
  const mustSignIn = isOpen && !needsCode && isReady && !isMarkedSignedIn();
  return (
    <PlainFrame>
      <title>{`${words.title} · Wavu`}</title>
      <meta name="robots" content="noindex" />
      <section className="panel-card" aria-live="polite">
        <h1 className="title">{step === 'done' ? words.doneTitle : words.title}</h1>
        {step === 'form' && (
          <>
            <p className="text-quiet">{isOpen ? words.about : words.closed}</p>
            {mustSignIn && <p>{words.signInFirst}</p>}
            {isOpen && !mustSignIn && <RestoreForm needsCode={needsCode} send={send} />}
          </>
        )}
        {step === 'starting' && <p>{words.starting}</p>}
        {step === 'not-back' && <p role="alert">{words.notBack}</p>}
        {step === 'done' && restored && (
          <>
            <p>{countsOf(restored, words)}</p>
            <p className="text-quiet">{words.doneText}</p>
          </>
        )}
        {(step === 'done' || mustSignIn) && (
          <a className="button" href={to('/sign-in')}>
            {t.registration.signIn}
          </a>
        )}
      </section>
    </PlainFrame>
  );
}

function countsOf(restored: Restored, words: Messages['restore']): string {
  const { accounts, teams, matches, pictures } = restored;
  return [
    words.accounts(accounts),
    words.teams(teams),
    words.matches(matches),
    words.pictures(pictures),
  ].join(', ');
}

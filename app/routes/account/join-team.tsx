import { useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { sentBy } from '#app/features/entries/sent-tokens.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { openPrivateLink } from '#app/features/sign-in/private-link.ts';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { SentSignUp } from '#app/features/sign-ups/sent-sign-up.tsx';
import { SignUpForm } from '#app/features/sign-ups/sign-up-form.tsx';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader() {
  const link = await openPrivateLink((token) =>
    callApi('POST /sign-ups/opened', { body: { token } }),
  );
  return { ...link, sentBefore: sentBy(link.token) };
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.joining.title} />;
}

/** The form by which a player signs up for a team, or what became of one who did. */
export default function JoinTeam() {
  const { token, opened, sentBefore } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  useChangedLink();
  const words = t.joining;
  const titles = { form: words.title, sent: words.sentTitle };
  const title = opened ? titles[opened.kind] : words.linkOverTitle;
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <ToastProvider>
        <div>
          <h1 className="title">{title}</h1>
          {opened && <p className="text-quiet">{words.forTeam(opened.team.name)}</p>}
        </div>
        {sentBefore && (
          <p className="panel-card">
            {words.sentBefore}{' '}
            <a className="link" href={`#${sentBefore}`}>
              {words.seeSent}
            </a>
          </p>
        )}
        {!opened && <p className="panel-card">{words.linkOver}</p>}
        {opened?.kind === 'form' && <SignUpForm token={token} form={opened} />}
        {opened?.kind === 'sent' && <SentSignUp entry={opened} />}
      </ToastProvider>
    </PlainFrame>
  );
}

import { useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { sentBy } from '#app/features/entries/sent-tokens.ts';
import { openPrivateLink } from '#app/features/sign-in/private-link.ts';
import { PrivateLinkPage } from '#app/features/sign-in/private-link-page.tsx';
import { SentSignUp } from '#app/features/sign-ups/sent-sign-up.tsx';
import { SignUpForm } from '#app/features/sign-ups/sign-up-form.tsx';
import { callApi } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

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
  const words = t.joining;
  if (!opened) {
    return <PrivateLinkPage title={words.linkOverTitle} sentBefore={sentBefore} words={words} />;
  }
  const isForm = opened.kind === 'form';
  return (
    <PrivateLinkPage
      title={isForm ? words.title : words.sentTitle}
      about={words.forTeam(opened.team.name)}
      sentBefore={sentBefore}
      words={words}
    >
      {isForm ? <SignUpForm token={token} form={opened} /> : <SentSignUp entry={opened} />}
    </PrivateLinkPage>
  );
}

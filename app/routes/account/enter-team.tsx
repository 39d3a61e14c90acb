import { useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { EntryForm } from '#app/features/entries/entry-form.tsx';
import { SentEntry } from '#app/features/entries/sent-entry.tsx';
import { sentBy } from '#app/features/entries/sent-tokens.ts';
import { openPrivateLink } from '#app/features/sign-in/private-link.ts';
import { PrivateLinkPage } from '#app/features/sign-in/private-link-page.tsx';
import { callApi } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader() {
  const link = await openPrivateLink((token) =>
    callApi('POST /team-entries/opened', { body: { token } }),
  );
  return { ...link, sentBefore: sentBy(link.token) };
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.teamEntries.title} />;
}

/** The form by which a team enters a league, or what became of an entry that was sent. */
export default function EnterTeam() {
  const { token, opened, sentBefore } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const words = t.teamEntries;
  if (!opened) {
    return <PrivateLinkPage title={words.linkOverTitle} sentBefore={sentBefore} words={words} />;
  }
  const isForm = opened.kind === 'form';
  return (
    <PrivateLinkPage
      title={isForm ? words.title : words.sentTitle}
      about={words.forLeague(opened.league.name)}
      sentBefore={sentBefore}
      words={words}
    >
      {isForm ? <EntryForm token={token} form={opened} /> : <SentEntry entry={opened} />}
    </PrivateLinkPage>
  );
}

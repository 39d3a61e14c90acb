import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback, SubFrame } from '#app/features/account/landing-frame.tsx';
import { OwnPageError } from '#app/features/account/own-page-error.tsx';
import { readAs } from '#app/features/account/refused-to.ts';
import { requireMe } from '#app/features/account/require-me.ts';
import { CaptainDates } from '#app/features/date-requests/captain-dates.tsx';
import { byAccount } from '#app/features/date-requests/team-way.ts';
import { matchLine } from '#app/features/share-text/share-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const path = { id: params.match! };
  return readAs(me, () => callApi('GET /matches/{id}/own-date-request', { path }));
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { t, to } = useWords();
  return <OwnPageError error={error} back={{ href: to('/coach'), label: t.account.coachTitle }} />;
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.datePage.title} />;
}

/** Another date of a match: a coach asks for one, or answers the other team. */
export default function CoachDates() {
  const dates = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t, to } = words;
  return (
    <SubFrame
      title={t.datePage.title}
      above={matchLine(dates.match, words)}
      back={{ href: to('/coach'), label: t.account.coachTitle }}
    >
      <CaptainDates by={byAccount(dates.match.id)} dates={dates} />
    </SubFrame>
  );
}

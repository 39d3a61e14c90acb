import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { ConsoleBeside } from '#app/features/scoring/beside/console-beside.tsx';
import type { LaterParts } from '#app/features/scoring/later-parts.ts';
import { openLinkToken } from '#app/features/scoring/queue/scorer-link-token.ts';
import { SeatRequests } from '#app/features/scoring/seats/seat-requests.tsx';
import { AnnouncerLink } from '#app/features/seats/announcer-link.tsx';
import { SeatLink } from '#app/features/seats/seat-link.tsx';
import { WatchLink } from '#app/features/seats/watch-link.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { SignElsewhere } from '#app/features/signing/sign-elsewhere.tsx';
import { WaitingSignatures } from '#app/features/signing/waiting-signatures.tsx';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { deviceStorage } from '#app/lib/device-storage.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { loadMessages } from '#app/messages/language-messages.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { languageOf } from '#contract/language.ts';
import { isBench } from '#domain/volleyball/seats/seat.ts';

/** The scoring screen takes its later parts from here, with the words of this page (app/features/scoring/later-parts.ts). */
export const handle: RouteHandle & { loadParts: () => Promise<LaterParts> } = {
  hydrate: true,
  async loadParts() {
    await loadMessages(languageOf(window.location.pathname), '/seats');
    return { SeatRequests, ConsoleBeside, SignElsewhere, WaitingSignatures };
  },
};

/** By the scorer link of this device, or by the account that is signed in. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const { id = '' } = params;
  const token = openLinkToken(deviceStorage(), id, '').token();
  const path = { id };
  try {
    const [match, { items }] = await Promise.all([
      callApi('GET /matches/{id}', { path }),
      callApi('GET /matches/{id}/seats', { path, token }),
    ]);
    return { id, token, seen: { match, items } };
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![401, 403].includes(error.status)) throw error;
    return { id, token, seen: undefined };
  }
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.seats.links} />;
}

/** The links that the scorer of a match gives to benches and the assistant. */
export default function Seats() {
  const { id, token, seen } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const words = t.seats;
  return (
    <PlainFrame>
      <PageTitle title={words.links} />
      <meta name="robots" content="noindex" />
      <ToastProvider>
        <div>
          <h1 className="title">{words.links}</h1>
          {seen && (
            <p className="text-quiet">
              {t.match.title(seen.match.team1.name, seen.match.team2.name)}
            </p>
          )}
        </div>
        <p className="panel-card">{seen ? words.linksText : words.notScorer}</p>
        {seen?.items.map(({ seat, links }) => (
          <SeatLink
            key={seat}
            place={{ id, seat, token }}
            title={isBench(seat) ? words.bench(seen.match[seat].name) : words[seat]}
            links={links}
            onChanged={() => void revalidate()}
          />
        ))}
        {seen && <AnnouncerLink match={id} />}
        {seen && <WatchLink match={id} token={token} />}
      </ToastProvider>
    </PlainFrame>
  );
}

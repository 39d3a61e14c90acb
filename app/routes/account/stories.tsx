import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { BranchCard } from '#app/features/parked/branch-card.tsx';
import { openLinkToken } from '#app/features/scoring/queue/scorer-link-token.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi, listItems } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { deviceStorage } from '#app/lib/device-storage.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import parkedCss from '#app/styles/admin/parked.css?url';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

/** By the scorer link of this device, or by the account that is signed in. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const { id = '' } = params;
  const token = openLinkToken(deviceStorage(), id, '').token();
  const path = { id };
  try {
    const [match, branches] = await Promise.all([
      callApi('GET /matches/{id}', { path }),
      listItems('GET /matches/{id}/parked', { path, token }),
    ]);
    return { token, seen: { match, branches } };
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![401, 403].includes(error.status)) throw error;
    return { token, seen: undefined };
  }
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.parked.title} />;
}

/** Two devices, two stories of one match: whoever holds the pen sees both and chooses in the hall. */
export default function Stories() {
  const { token, seen } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const words = t.parked;
  return (
    <PlainFrame>
      <PageTitle title={words.title} />
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={parkedCss} precedence="page" />
      <ToastProvider>
        <div>
          <h1 className="title">{words.title}</h1>
          {seen && (
            <p className="text-quiet">
              {t.match.title(seen.match.team1.name, seen.match.team2.name)}
            </p>
          )}
        </div>
        <p className="panel-card">{seen ? words.atTable : t.seats.notScorer}</p>
        {seen?.branches.length === 0 && <p>{words.none}</p>}
        {seen?.branches.map((branch) => (
          <BranchCard key={branch.id} match={seen.match} branch={branch} token={token} />
        ))}
      </ToastProvider>
    </PlainFrame>
  );
}

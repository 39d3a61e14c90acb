import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { RallyEditor } from '#app/features/seats/scouting/rally-editor.tsx';
import { nextOpen, RallySteps } from '#app/features/seats/scouting/rally-steps.tsx';
import { useScouting } from '#app/features/seats/scouting/use-scouting.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import scoutingCss from '#app/styles/scouting.css?url';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { ScoutingAnswer } from '#contract/seats/scouting.ts';

export const handle: RouteHandle = { hydrate: true };

/** By the link behind `#`, which no server sees, or by an administrator's account. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const token = window.location.hash.slice(1) || undefined;
  const { id = '' } = params;
  try {
    const [scouting, match] = await Promise.all([
      callApi('GET /matches/{id}/scouting', { path: { id }, token }),
      callApi('GET /matches/{id}', { path: { id } }),
    ]);
    return { token, seen: { scouting, match } };
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![401, 403].includes(error.status)) throw error;
    return { token, status: error.status };
  }
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.seats.statistician} />;
}

/** The page of the person who writes down the touches of each rally, live or from a film. */
export default function Statistician() {
  const { token, seen, status } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  useChangedLink();
  const words = t.seats;
  return (
    <PlainFrame>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={scoutingCss} precedence="page" />
      <ToastProvider>
        {seen ? (
          <OpenScouting key={token} token={token} {...seen} />
        ) : (
          <>
            <PageTitle title={words.linkOverTitle} />
            <h1 className="title">{words.linkOverTitle}</h1>
            <p className="panel-card">{status === 403 ? words.otherSeat : words.linkOver}</p>
          </>
        )}
      </ToastProvider>
    </PlainFrame>
  );
}

type OpenProps = { token: string | undefined; match: Match; scouting: ScoutingAnswer };

function OpenScouting({ token, match, scouting: first }: OpenProps) {
  const { t } = useWords();
  const words = t.scouting;
  const { scouting, isOver, read } = useScouting(match.id, token, first);
  const { items } = scouting;
  const [at, setAt] = useState(() => nextOpen(first.items, -1) ?? 0);
  const place = Math.min(at, items.length - 1);
  const rally = items[place];
  if (isOver) return <p className="panel-card">{t.seats.linkOver}</p>;
  return (
    <>
      <PageTitle title={t.seats.statistician} />
      <div>
        <h1 className="title">{t.seats.statistician}</h1>
        <p className="text-quiet">{t.match.title(match.team1.name, match.team2.name)}</p>
        <p>{words.text}</p>
      </div>
      {rally ? (
        <>
          <RallySteps match={match} rallies={items} at={place} onStep={setAt} />
          <RallyEditor
            key={rally.id}
            match={match}
            token={token}
            scouting={scouting}
            rally={rally}
            onSaved={() => {
              if (place < items.length - 1) setAt(place + 1);
              void read();
            }}
          />
        </>
      ) : (
        <p className="panel-card">{words.none}</p>
      )}
      <p>
        <a
          className="button soft"
          href={apiAddress('GET /matches/{id}/match.dvw', { path: { id: match.id } })}
        >
          {words.file}
        </a>
      </p>
    </>
  );
}

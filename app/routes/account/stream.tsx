import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { StreamKeys } from '#app/features/seats/stream/stream-keys.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import scoutingCss from '#app/styles/scouting.css?url';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { StreamControl, StreamView } from '#contract/seats/stream-control.ts';

export const handle: RouteHandle = { hydrate: true };

/** By the link behind `#`, which no server sees, or by an administrator's account. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const token = window.location.hash.slice(1) || undefined;
  const { id = '' } = params;
  try {
    const [view, match] = await Promise.all([
      callApi('GET /matches/{id}/stream-control', { path: { id }, token }),
      callApi('GET /matches/{id}', { path: { id } }),
    ]);
    return { token, seen: { view, match } };
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![401, 403].includes(error.status)) throw error;
    return { token, status: error.status };
  }
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.stream.title} />;
}

/** The page of the person who runs the stream of a match: the overlay on air follows each tap. */
export default function Stream() {
  const { token, seen, status } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  useChangedLink();
  return (
    <PlainFrame>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={scoutingCss} precedence="page" />
      <ToastProvider>
        {seen ? (
          <OpenStream key={token} token={token} {...seen} />
        ) : (
          <>
            <PageTitle title={t.seats.linkOverTitle} />
            <h1 className="title">{t.seats.linkOverTitle}</h1>
            <p className="panel-card">{status === 403 ? t.seats.otherSeat : t.seats.linkOver}</p>
          </>
        )}
      </ToastProvider>
    </PlainFrame>
  );
}

type OpenProps = { token: string | undefined; match: Match; view: StreamView };

function OpenStream({ token, match, view }: OpenProps) {
  const { t, to } = useWords();
  const { change, isBusy } = useChange();
  const [isOver, setOver] = useState(false);
  const words = t.stream;
  const path = { id: match.id };

  async function save(changed: Partial<StreamControl>) {
    const body = { ...view.control, ...changed };
    try {
      await callApi('PUT /matches/{id}/stream-control', { path, token, body });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401) setOver(true);
      throw error;
    }
  }

  const overlay = to(`/score/${match.id}/overlay`);
  return (
    <>
      <PageTitle title={words.title} />
      <div>
        <h1 className="title">{words.title}</h1>
        <p className="text-quiet">{t.match.title(match.team1.name, match.team2.name)}</p>
        <p>{isOver ? t.seats.linkOver : words.text}</p>
      </div>
      <p>
        <a className="button soft" href={overlay} target="_blank" rel="noopener">
          {words.open}
        </a>
      </p>
      <StreamKeys
        match={match}
        control={view.control}
        isBusy={isBusy}
        onChange={(changed) => void change({ run: () => save(changed), done: words.done })}
      />
      <section className="panel-card">
        <h2 className="subtitle">{words.addresses}</h2>
        <p className="text-quiet">{words.addressesText}</p>
        <Address which={words.ofMatch} path={overlay} />
        {view.place && (
          <Address
            which={words.ofCourt}
            path={to(`/overlay/court/${view.place.venue}/${encodeURIComponent(view.place.court)}`)}
          />
        )}
      </section>
    </>
  );
}

function Address({ which, path }: { which: string; path: string }) {
  const { t } = useWords();
  const { href } = new URL(path, window.location.href);
  return (
    <>
      <p>{which}</p>
      <output className="link-address">{href}</output>
      <CopyButton
        text={href}
        label={t.stream.copyOf(which)}
        copied={t.stream.copied}
        className="button soft"
      />
    </>
  );
}

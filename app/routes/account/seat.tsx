import { useMemo } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { AssistantSeat } from '#app/features/seats/assistant-seat.tsx';
import { BenchRequests } from '#app/features/seats/bench-requests.tsx';
import { RequestState } from '#app/features/seats/request-state.tsx';
import { SeatSlip } from '#app/features/seats/seat-slip.tsx';
import { type SeatPlace, useSeat } from '#app/features/seats/use-seat.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { SeatView } from '#contract/seats/seat.ts';
import { isSeat, type Seat } from '#domain/volleyball/seats/seat.ts';

export const handle: RouteHandle = { hydrate: true };

/** By the link behind `#`, which no server sees, or by the account of the coach. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const token = window.location.hash.slice(1) || undefined;
  const { id = '', seat = '' } = params;
  // The others have pages of their own.
  if (!isSeat(seat) || seat === 'statistician' || seat === 'stream')
    throw new Response(null, { status: 404 });
  const place = { id, seat, token };
  try {
    const [view, match, { items }] = await Promise.all([
      callApi('GET /matches/{id}/seats/{seat}', { path: { id, seat }, token }),
      callApi('GET /matches/{id}', { path: { id } }),
      callApi('GET /matches/{id}/seats/{seat}/roster', { path: { id, seat }, token }),
    ]);
    return { place, seen: { view, match, roster: items } };
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![401, 403].includes(error.status)) throw error;
    return { place, status: error.status };
  }
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.seats.title} />;
}

/** The phone of a coach or of the assistant scorer at a match. */
export default function SeatPage() {
  const { place, seen, status } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  useChangedLink();
  const words = t.seats;
  return (
    <PlainFrame>
      <meta name="robots" content="noindex" />
      <ToastProvider>
        {seen ? (
          <OpenSeat key={place.token} place={place} {...seen} />
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

type OpenProps = {
  place: SeatPlace & { seat: Exclude<Seat, 'statistician' | 'stream'> };
  view: SeatView;
  match: Match;
  roster: readonly PlayerSummary[];
};

function OpenSeat({ place, match, roster, view: first }: OpenProps) {
  const { t } = useWords();
  const words = t.seats;
  const { view, setView, isOver, read } = useSeat(place, first);
  const { seat } = place;
  const names = useMemo(
    () =>
      new Map(
        roster.flatMap(({ jerseyNumber: no, fullName }) => (no === null ? [] : [[no, fullName]])),
      ),
    [roster],
  );
  if (isOver) return <p className="panel-card">{words.linkOver}</p>;
  const title = titleOf(seat, match, words);
  return (
    <>
      <PageTitle title={title} />
      <div>
        <h1 className="title">{title}</h1>
        <p className="text-quiet">{t.match.title(match.team1.name, match.team2.name)}</p>
        <p className="num">
          {view.isPlaying ? words.score(view.set, ...view.score) : words.notPlaying}
        </p>
      </div>
      {view.request && (
        <RequestState place={place} request={view.request} onChanged={() => void read()} />
      )}
      {view.options && (
        <BenchRequests place={place} options={view.options} names={names} onView={setView} />
      )}
      {seat === 'assistant' ? (
        <AssistantSeat place={place} match={match} view={view} onView={setView} />
      ) : (
        <SeatSlip
          place={place}
          side={seat}
          roster={roster}
          set={view.set}
          isPlaying={view.isPlaying}
        />
      )}
    </>
  );
}

function titleOf(seat: OpenProps['place']['seat'], match: Match, words: Messages['seats']): string {
  return seat === 'assistant' ? words.assistant : words.bench(match[seat].name);
}

import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback, LandingFrame } from '#app/features/account/landing-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { ClaimSearch } from '#app/features/claims/claim-search.tsx';
import { OwnClaims } from '#app/features/claims/own-claims.tsx';
import { OwnRecords } from '#app/features/claims/own-records.tsx';
import { MatchLinks } from '#app/features/coach/match-links.tsx';
import { OwnCalendar } from '#app/features/duties/own-calendar.tsx';
import { WaitingRequests } from '#app/features/requests/waiting-requests.tsx';
import { PlacesToSign } from '#app/features/signing/places-to-sign.tsx';
import { callApi, listEverything, listItems } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const [players, requests, claims, coming, past, toSign] = await Promise.all([
    listItems('GET /me/players'),
    listEverything('GET /team-requests'),
    listItems('GET /me/claims'),
    callApi('GET /me/matches', { query: { as: 'player', when: 'coming', limit: 50 } }),
    callApi('GET /me/matches', { query: { as: 'player', when: 'past', limit: 50 } }),
    listItems('GET /me/signatures'),
  ]);
  const own = new Set(players.map(({ id }) => id));
  // An administrator who plays decides about others in the administration.
  const ownRequests = requests.filter(({ player }) => own.has(player.id));
  return {
    me,
    players,
    requests: ownRequests,
    claims,
    coming: coming.items,
    past: past.items,
    toSign,
  };
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.account.playerTitle} />;
}

export default function Player() {
  const { me, players, requests, claims, coming, past, toSign } =
    useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const open = claims.filter(({ state }) => state === 'open');
  // A claim that was accepted stands among the records.
  const openClaims = claims.filter(({ state }) => state !== 'accepted');
  const claimedIds = [...open.map(({ player }) => player.id), ...players.map(({ id }) => id)];
  const search = <ClaimSearch name={players.length === 0 ? me.name : ''} claimedIds={claimedIds} />;
  return (
    <LandingFrame me={me} title={t.account.playerTitle}>
      <PlacesToSign places={toSign} />
      {requests.length > 0 && (
        <section className="panel-card">
          <h2 className="subtitle">{t.requests.title}</h2>
          <WaitingRequests requests={requests} />
        </section>
      )}
      {players.length > 0 && <OwnRecords players={players} />}
      {openClaims.length > 0 && <OwnClaims claims={openClaims} />}
      {players.length > 0 && (
        <>
          <MatchLinks
            title={t.coaching.comingMatches}
            empty={t.coaching.noComing}
            matches={coming}
          />
          <OwnCalendar />
          <MatchLinks title={t.coaching.pastMatches} empty={t.coaching.noPast} matches={past} />
        </>
      )}
      <section className="panel-card">
        {players.length + open.length > 0 ? (
          <details>
            <summary>{t.claims.another}</summary>
            <div className="claim-more">{search}</div>
          </details>
        ) : (
          <>
            <div>
              <h2 className="subtitle">{t.claims.findTitle}</h2>
              <p className="text-quiet">{t.claims.findText}</p>
            </div>
            {search}
          </>
        )}
      </section>
    </LandingFrame>
  );
}

import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  LandingFallback,
  LandingFrame,
  LandingList,
} from '#app/features/account/landing-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { WaitingClaims } from '#app/features/claims/waiting-claims.tsx';
import { LineupActions } from '#app/features/coach/lineup-actions.tsx';
import { MatchLinks } from '#app/features/coach/match-links.tsx';
import { useOwnClubWords } from '#app/features/coach/own-club-words.ts';
import { OwnCalendar } from '#app/features/duties/own-calendar.tsx';
import { PlacesToSign } from '#app/features/signing/places-to-sign.tsx';
import { callApi, listEverything, listItems } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const [teams, claims, lineups, coming, past, toSign] = await Promise.all([
    listItems('GET /me/teams'),
    listEverything('GET /claims'),
    callApi('GET /me/lineups'),
    callApi('GET /me/matches', { query: { as: 'coach', when: 'coming', limit: 50 } }),
    callApi('GET /me/matches', { query: { as: 'coach', when: 'past', limit: 50 } }),
    listItems('GET /me/signatures'),
  ]);
  const own = new Set(teams.map(({ id }) => id));
  // An administrator who coaches decides about all records in the administration.
  return {
    me,
    teams,
    claims: claims.filter(isAbout(own)),
    lineups: lineups.items,
    coming: coming.items,
    past: past.items,
    toSign,
  };
}

function isAbout(teams: ReadonlySet<string>) {
  return ({ player }: { player: { team: { id: string } | null } }) =>
    player.team !== null && teams.has(player.team.id);
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.account.coachTitle} />;
}

export default function Coach() {
  const { me, teams, claims, lineups, coming, past, toSign } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const { clubs, noTeams } = useOwnClubWords();
  const isManager = me.managerOf.length > 0;
  return (
    <LandingFrame me={me} title={t.account.coachTitle}>
      <PlacesToSign places={toSign} />
      {claims.length > 0 && (
        <section className="panel-card">
          <h2 className="subtitle">{t.claims.waiting}</h2>
          <WaitingClaims claims={claims} />
        </section>
      )}
      {isManager && (
        <LandingList
          title={clubs}
          empty=""
          links={me.managerOf.map((club) => ({ ...club, href: to(`/coach/club/${club.id}`) }))}
        />
      )}
      <LandingList
        title={t.account.coachTeams}
        empty={isManager ? noTeams : t.account.coachNone}
        links={teams.map(({ id, name, city, playerCount }) => ({
          id,
          name,
          href: to(`/coach/team/${id}`),
          detail: [city, t.people.playerCount(playerCount)].filter(Boolean).join(' · '),
        }))}
      />
      {teams.length > 0 && (
        <>
          <MatchLinks
            title={t.coaching.comingMatches}
            empty={t.coaching.noComing}
            matches={coming}
            actionsOf={(match) => (
              <>
                <LineupActions match={match} teams={teams} lineups={lineups} />
                {(match.status === 'not started' || match.status === 'postponed') && (
                  <a className="button soft small" href={to(`/coach/dates/${match.id}`)}>
                    {t.datePage.title}
                  </a>
                )}
              </>
            )}
          />
          <OwnCalendar />
          <MatchLinks title={t.coaching.pastMatches} empty={t.coaching.noPast} matches={past} />
        </>
      )}
    </LandingFrame>
  );
}

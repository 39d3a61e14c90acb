import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback, LandingList, SubFrame } from '#app/features/account/landing-frame.tsx';
import { OwnPageError } from '#app/features/account/own-page-error.tsx';
import { readAs } from '#app/features/account/refused-to.ts';
import { requireMe } from '#app/features/account/require-me.ts';
import { Swatch } from '#app/features/admin/teams/swatch.tsx';
import { OwnClubDialog } from '#app/features/coach/own-club-dialog.tsx';
import { useOwnClubWords } from '#app/features/coach/own-club-words.ts';
import { callApi } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const path = { id: params.id ?? '' };
  const [managers, club] = await readAs(me, () =>
    Promise.all([
      callApi('GET /clubs/{id}/managers', { path }),
      callApi('GET /clubs/{id}', { path }),
    ]),
  );
  return { club, managers: managers.items };
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { t, to } = useWords();
  return <OwnPageError error={error} back={{ href: to('/coach'), label: t.account.coachTitle }} />;
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.account.coachTitle} />;
}

/** A club that one manages: what everybody sees of it, its teams, and the people who do the same. */
export default function CoachClub() {
  const { club, managers } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const words = useOwnClubWords();
  const [isEditing, setEditing] = useState(false);
  return (
    <SubFrame
      title={club.name}
      above={club.city}
      back={{ href: to('/coach'), label: t.account.coachTitle }}
    >
      <section className="panel-card">
        <h2 className="subtitle">{words.facts}</h2>
        <div className="line">
          <Swatch color={club.color1} label={words.color1} />
          <Swatch color={club.color2} label={words.color2} />
          {club.contact && <span>{club.contact}</span>}
        </div>
        {club.about && <p>{club.about}</p>}
        <div className="line">
          <button className="button soft small" type="button" onClick={() => setEditing(true)}>
            {words.change}
          </button>
          <a className="button soft small" href={to(`/club/${club.id}`)}>
            {t.coaching.publicPage}
          </a>
        </div>
      </section>
      <LandingList
        title={words.teams}
        empty={words.noTeams}
        links={club.teams.map(({ id, name, city, playerCount }) => ({
          id,
          name,
          href: to(`/coach/team/${id}`),
          detail: [city, t.people.playerCount(playerCount)].filter(Boolean).join(' · '),
        }))}
      />
      <section className="panel-card">
        <h2 className="subtitle">{words.managers}</h2>
        <p className="text-quiet">{words.managersText}</p>
        <ul>
          {managers.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </section>
      {isEditing && <OwnClubDialog club={club} onClose={() => setEditing(false)} />}
    </SubFrame>
  );
}

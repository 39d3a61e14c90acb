import { Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { HistoryLink } from '#app/features/admin/audit/history-link.tsx';
import { useClubWords } from '#app/features/admin/clubs/club-words.ts';
import { LateClubDialog, LateNamedPeople } from '#app/features/admin/clubs/late-parts.ts';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { DoublesLink } from '#app/features/admin/merging/doubles-link.tsx';
import { coachName } from '#app/features/teams/coach-name.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const path = { id: params.id! };
  const [club, managers] = await Promise.all([
    callApi('GET /clubs/{id}', { path }),
    callApi('GET /clubs/{id}/managers', { path }),
  ]);
  return { club, managers: managers.items };
}

/** A club with its teams, and the people who act for all of them. */
export default function ClubPage() {
  const { club, managers } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const words = useClubWords();
  const runsSite = useRunsSite();
  const [isEditing, setEditing] = useState(false);
  const pathOf = (userId: string) => ({ path: { id: club.id, userId } });
  return (
    <AdminPage
      title={club.name}
      above={{ name: t.clubs.title, to: to('/admin/clubs') }}
      actions={
        <>
          <button className="button soft" type="button" onClick={() => setEditing(true)}>
            {t.clubs.editClub}
          </button>
          <HistoryLink subject={`club:${club.id}`} />
          <a className="button soft" href={to(`/club/${club.id}`)}>
            {t.admin.publicSite}
          </a>
          <DoublesLink kind="club" id={club.id} />
        </>
      }
    >
      <Suspense>
        <LateNamedPeople
          people={managers}
          words={{ ...words, removeAsk: (name) => words.removeAsk(name, club.name) }}
          canName={runsSite}
          name={(id) => callApi('PUT /clubs/{id}/managers/{userId}', pathOf(id))}
          remove={(id) => callApi('DELETE /clubs/{id}/managers/{userId}', pathOf(id))}
        />
      </Suspense>
      <section className="admin-card">
        <h2 className="subtitle">{t.admin.counts.teams}</h2>
        {club.teams.length === 0 && <p className="admin-empty">{t.clubs.noTeams}</p>}
        <ul className="px-4 pb-2">
          {club.teams.map((team) => {
            const coach = coachName(team, t);
            return (
              <li key={team.id} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
                <Link className="link" to={to(`/admin/viewTeam/${team.id}`)}>
                  {team.name}
                </Link>
                <span className="text-quiet">
                  {coach === t.people.unknown ? words.noCoach : words.coach(coach)}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      <Suspense>
        {isEditing && <LateClubDialog club={club} onClose={() => setEditing(false)} />}
      </Suspense>
    </AdminPage>
  );
}

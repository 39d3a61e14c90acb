import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { TeamDialog } from '#app/features/admin/team-dialog.tsx';
import { Crest } from '#app/features/crest/crest.tsx';
import { listUsers } from '#app/lib/api-client-account.ts';
import { deleteTeam, listTeams } from '#app/lib/api-client-team.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Team } from '#contract/team.ts';

export async function clientLoader() {
  const [teams, users] = await Promise.all([listTeams(), listUsers()]);
  return { teams, users };
}

export default function Teams() {
  const { teams, users } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<Team>();
  return (
    <AdminPage
      title={t.admin.teamsCount(teams.length)}
      actions={
        <button className="button" type="button" onClick={() => setCreating(true)}>
          {t.admin.newTeam}
        </button>
      }
    >
      {teams.length > 0 ? (
        <TeamTable teams={teams} onDelete={setDeleting} />
      ) : (
        <p className="admin-card admin-empty">{t.admin.noTeams}</p>
      )}
      {isCreating && <TeamDialog users={users} onClose={() => setCreating(false)} />}
      {deleting && (
        <ConfirmDialog
          title={deleting.name}
          text={t.admin.deleteTeam}
          action={t.admin.delete}
          run={() => deleteTeam(deleting.id)}
          done={t.admin.teamDeleted}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AdminPage>
  );
}

function TeamTable({
  teams,
  onDelete,
}: {
  teams: readonly Team[];
  onDelete: (team: Team) => void;
}) {
  const { t, to } = useWords();
  return (
    <div className="admin-card">
      <table className="grid-table">
        <thead>
          <tr>
            <th scope="col">{t.admin.name}</th>
            <th scope="col">{t.admin.gender}</th>
            <th scope="col">{t.admin.coach}</th>
            <th scope="col">{t.admin.city}</th>
            <th scope="col">{t.admin.about}</th>
            <th scope="col" className="actions">
              {t.admin.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.id}>
              <th scope="row" className="full">
                <span className="named">
                  <Crest {...team} size={24} />
                  {team.name}
                </span>
              </th>
              <td className="minor">{t.admin.genders[team.gender]}</td>
              <td className="minor">{team.coachName}</td>
              <td className="minor">{team.city}</td>
              <td className="none">{team.about.slice(0, 60)}</td>
              <td className="actions">
                <Link className="row-action" to={to(`/admin/viewTeam/${team.id}`)}>
                  {t.admin.view}
                  <span className="sr"> {team.name}</span>
                </Link>
                <button className="row-action bad" type="button" onClick={() => onDelete(team)}>
                  {t.admin.delete}
                  <span className="sr"> {team.name}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { choicesOf, ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { DoublesLink } from '#app/features/admin/merging/doubles-link.tsx';
import { CoachInvitation } from '#app/features/admin/teams/coach-invitation.tsx';
import { TeamDialog } from '#app/features/admin/teams/team-dialog.tsx';
import { Crest } from '#app/features/crest/crest.tsx';
import { ListTools } from '#app/features/imports/list-tools.tsx';
import { coachName } from '#app/features/teams/coach-name.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Team } from '#contract/people/team.ts';
import { GENDERS } from '#contract/primitives.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/teams', { query: queryOf(request) });
}

export default function Teams() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  return (
    <ListPage
      title={t.admin.teamsCount(found.total)}
      found={found}
      nameOf={({ name }) => name}
      columns={columnsOf(words)}
      start={{ sort: 'name', order: 'asc' }}
      filters={
        <ListFilter
          name="gender"
          label={t.adminFrame.show}
          all={t.adminFrame.menAndWomen}
          choices={choicesOf(GENDERS, t.admin.genders)}
        />
      }
      empty={t.admin.noTeams}
      tools={
        <>
          <ListTools imports={['teams']} exports={['teams']} />
          <DoublesLink kind="team" />
        </>
      }
      newLabel={t.admin.newTeam}
      form={(_, onClose) => <TeamDialog onClose={onClose} />}
      view={({ id }) => `/admin/viewTeam/${id}`}
      more={(team) => <CoachInvitation className="row-action" team={team} />}
      removal={{
        kind: 'team',
        text: t.admin.deleteTeam,
        run: (id) => callApi('DELETE /teams/{id}', { path: { id } }),
        done: t.admin.teamDeleted,
      }}
    />
  );
}

function columnsOf({ t }: Words): Column<Team>[] {
  return [
    {
      label: t.admin.name,
      sort: 'name',
      className: 'full',
      isHead: true,
      cell: (team) => (
        <span className="named">
          <Crest {...team} size={24} />
          {team.name}
        </span>
      ),
    },
    {
      label: t.admin.gender,
      sort: 'gender',
      className: 'minor',
      cell: ({ gender }) => t.admin.genders[gender],
    },
    {
      label: t.admin.coach,
      sort: 'coach',
      className: 'minor',
      cell: (team) => (
        <>
          <span className="narrow">{t.admin.coach}: </span>
          {coachName(team, t)}
        </>
      ),
    },
    { label: t.admin.city, sort: 'city', className: 'minor', cell: ({ city }) => city },
    {
      label: t.admin.players,
      sort: 'players',
      className: 'num minor',
      cell: ({ playerCount }) => (
        <>
          <span className="wide">{playerCount}</span>
          <span className="narrow">{t.people.playerCount(playerCount)}</span>
        </>
      ),
    },
    { label: t.admin.about, className: 'none cut', cell: ({ about }) => about },
  ];
}

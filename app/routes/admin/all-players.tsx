import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { choicesOf, ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { DoublesLink } from '#app/features/admin/merging/doubles-link.tsx';
import { PlayerDialog } from '#app/features/admin/teams/player-dialog.tsx';
import { PlayerPicture } from '#app/features/admin/teams/player-picture.tsx';
import { ListTools } from '#app/features/imports/list-tools.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Player } from '#contract/people/player.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/players', { query: queryOf(request) });
}

const CONCERNS = ['consent', 'no-team'] as const;

export default function AllPlayers() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  return (
    <ListPage
      title={t.admin.players}
      found={found}
      nameOf={({ fullName }) => fullName}
      columns={columnsOf(words)}
      start={{ sort: 'name', order: 'asc' }}
      filters={
        <ListFilter
          name="concern"
          label={t.adminFrame.show}
          all={t.adminFrame.everything}
          choices={choicesOf(CONCERNS, t.adminFrame.concerns)}
        />
      }
      empty={t.admin.noPlayers}
      tools={
        <>
          <ListTools imports={['players']} exports={['players']} />
          <DoublesLink kind="player" />
        </>
      }
      newLabel={t.admin.newPlayer}
      form={(_, onClose) => <PlayerDialog onClose={onClose} />}
      view={({ id }) => `/admin/player-profile/${id}`}
      removal={{
        kind: 'player',
        text: t.admin.deletePlayer,
        run: (id) => callApi('DELETE /players/{id}', { path: { id } }),
        done: t.admin.playerDeleted,
      }}
    />
  );
}

function columnsOf({ t }: Words): Column<Player>[] {
  return [
    { label: t.admin.image, cell: (player) => <PlayerPicture player={player} size={32} /> },
    { label: t.admin.name, sort: 'name', isHead: true, cell: ({ fullName }) => fullName },
    { label: t.admin.team, sort: 'team', className: 'minor', cell: ({ team }) => team?.name },
    { label: t.admin.phone, sort: 'phone', className: 'minor num', cell: ({ phone }) => phone },
    { label: t.admin.email, sort: 'email', className: 'minor', cell: ({ email }) => email },
  ];
}

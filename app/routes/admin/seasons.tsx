import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { SeasonDialog } from '#app/features/admin/directory/season-dialog.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Season } from '#contract/leagues/season.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/seasons', { query: queryOf(request) });
}

export default function Seasons() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t, to } = words;
  return (
    <ListPage
      title={t.seasons.register(found.total)}
      found={found}
      nameOf={({ name }) => name}
      columns={columnsOf(words)}
      start={{ sort: 'startsOn', order: 'desc' }}
      empty={t.seasons.none}
      newLabel={t.seasons.newSeason}
      form={(season, onClose) => <SeasonDialog season={season} onClose={onClose} />}
      more={(season) => (
        <a className="row-action" href={to(`/season/${season.id}`)}>
          {t.coaching.publicPage}
          <span className="sr"> {season.name}</span>
        </a>
      )}
      removal={{
        kind: 'season',
        text: t.seasons.deleteSeason,
        run: (id) => callApi('DELETE /seasons/{id}', { path: { id } }),
        done: t.seasons.deleted,
      }}
    />
  );
}

function columnsOf({ t, language }: Words): Column<Season>[] {
  const day = (date: string) => formatDay(language, date, 'dated');
  return [
    { label: t.admin.name, sort: 'name', className: 'full', isHead: true, cell: (it) => it.name },
    {
      label: t.seasons.startsOn,
      sort: 'startsOn',
      className: 'minor num',
      cell: ({ startsOn }) => day(startsOn),
    },
    {
      label: t.seasons.endsOn,
      sort: 'endsOn',
      className: 'minor num',
      cell: ({ endsOn }) => day(endsOn),
    },
    {
      label: t.admin.leagues,
      sort: 'leagues',
      className: 'minor num',
      cell: ({ leagueCount }) => t.seasons.leagues(leagueCount),
    },
  ];
}

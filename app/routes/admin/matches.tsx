import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { ClashList } from '#app/features/admin/dashboard/clash-list.tsx';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { useLiveReload } from '#app/features/admin/frame/use-live-reload.ts';
import { ListDay } from '#app/features/admin/lists/list-day.tsx';
import { choicesOf, ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf, useListState } from '#app/features/admin/lists/list-state.ts';
import { matchColumns } from '#app/features/admin/matches/match-columns.tsx';
import { MatchDialog } from '#app/features/admin/matches/match-dialog.tsx';
import { BlankSheetsLink } from '#app/features/papers/paper-links.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { MATCH_CONCERNS } from '#contract/administration/admin-list.ts';
import { MATCH_STATUSES } from '#domain/volleyball/names/kinds.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const isClash = new URL(request.url).searchParams.get('concern') === 'clashes';
  const [found, teams, leagues, clashes] = await Promise.all([
    callApi('GET /admin/matches', { query: { sort: 'near', ...queryOf(request) } }),
    callApi('GET /admin/teams', { query: { size: 1 } }),
    callApi('GET /admin/leagues', { query: { size: 100 } }),
    isClash ? callApi('GET /admin/summary').then((summary) => summary.clashes) : [],
  ]);
  return { found, hasTeams: teams.total >= 2, leagues: leagues.items, clashes };
}

export default function Matches() {
  const { found, hasTeams, leagues, clashes } = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t, to } = words;
  const runsSite = useRunsSite();
  useLiveReload();
  const isOfLeague = useListState().get('league') !== '';
  const register = (
    <ListPage
      title={t.admin.matches}
      found={found}
      nameOf={({ team1, team2 }) => t.match.title(team1.name, team2.name)}
      columns={matchColumns(words, isOfLeague)}
      start={{ sort: 'near', order: 'asc', label: t.adminFrame.todayFirst }}
      filters={
        <>
          <ShowFilter />
          <ListFilter
            name="league"
            label={t.adminFrame.inLeague}
            all={t.adminFrame.allLeagues}
            choices={leagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ListDay name="from" label={t.adminFrame.fromDay} />
          <ListDay name="to" label={t.adminFrame.untilDay} />
        </>
      }
      empty={
        <>
          <p>{hasTeams ? t.admin.noMatches : t.admin.needTeams}</p>
          {!hasTeams && runsSite && (
            <Link className="button mt-4" to={to('/admin/teams')}>
              {t.admin.teams}
            </Link>
          )}
        </>
      }
      newLabel={hasTeams && t.admin.createMatch}
      form={(_, onClose) => <MatchDialog onClose={onClose} />}
      view={({ id }) => `/admin/matchView/${id}`}
      removal={{
        kind: 'match',
        text: t.admin.deleteMatch,
        run: (id) => callApi('DELETE /matches/{id}', { path: { id } }),
        done: t.admin.matchDeleted,
      }}
    />
  );
  return (
    <>
      {register}
      {clashes.length > 0 && <ClashList clashes={clashes} />}
      <SheetsOfDay />
    </>
  );
}

/** Sheets to fill in by hand, once the list shows one day. */
function SheetsOfDay() {
  const { get } = useListState();
  const day = get('from');
  const league = get('league');
  if (day === '' || day !== get('to')) return null;
  return (
    <p className="mt-4">
      <BlankSheetsLink day={day} className="button soft" league={league || undefined} />
    </p>
  );
}

/** One choice of what stands in two parameters: a status, or what is amiss. */
function ShowFilter() {
  const { t } = useWords();
  const { get, change } = useListState();
  return (
    <select
      className="list-filter"
      aria-label={t.adminFrame.show}
      value={get('concern') || get('status')}
      onChange={({ target: { value } }) => {
        const isConcern = (MATCH_CONCERNS as readonly string[]).includes(value);
        change({ concern: isConcern ? value : '', status: isConcern ? '' : value });
      }}
    >
      <option value="">{t.adminFrame.everything}</option>
      {[
        ...choicesOf(MATCH_STATUSES, t.admin.statuses),
        ...choicesOf(MATCH_CONCERNS, t.adminFrame.concerns),
      ].map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

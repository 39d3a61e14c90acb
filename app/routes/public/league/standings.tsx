import { useContext } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { crossTable } from '#app/features/leagues/cross-table.ts';
import { CrossTableView } from '#app/features/leagues/cross-table-view.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { StandingsViews, standingsViewOf } from '#app/features/leagues/standings-views.tsx';
import { moveZones, zonesOf } from '#app/features/leagues/zones.ts';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { TablePaperLink } from '#app/features/papers/paper-links.tsx';
import { StatusPicture } from '#app/features/share-text/status-picture.tsx';
import { tableText } from '#app/features/share-text/table-text.ts';
import { WhatsAppLink } from '#app/features/share-text/whatsapp-link.tsx';
import { genderWord } from '#app/lib/gender-word.ts';
import { ListedContext } from '#app/lib/listed.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import type { Match } from '#contract/matches/match.ts';
import { tablePicturePath } from '#contract/site/share-picture.ts';
import { genderedName } from '#contract/text/gendered-name.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listFixtures } from '#server/play/fixtures/queries.ts';
import { loadLeagueTables } from '../load-league-tables.ts';
import { loadAllMatches } from './load-all-matches.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores', query: ['view'] };

/** One table, or one for each group where the league has groups. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const view = standingsViewOf(new URL(request.url).searchParams);
  const isCross = view === 'cross';
  const [matches, fixtures, found] = await Promise.all([
    isCross ? loadAllMatches(page, league.id) : [],
    league.tabs.includes('bracket') ? listFixtures(page.store, league.id) : null,
    loadLeagueTables(page, league.id, isCross ? 'all' : view, view === 'all'),
  ]);
  const tables = found.map(({ group, standings, before }) => {
    const teams = standings.rows.map((row) => row.team);
    const cross = isCross ? crossTable(teams, matchesOf(matches, group?.id)) : null;
    const name = group?.name ?? null;
    const zones = [
      ...zonesOf(fixtures?.items ?? [], name),
      ...(group === null ? moveZones(league.phases, standings.rows.length) : []),
    ];
    return { name, standings, before, cross, zones: view === 'all' ? zones : [] };
  });
  return { league, view, tables };
}

/** A cross-table of a group tells of the group only, not of a final between its teams. */
function matchesOf(matches: readonly Match[], group: string | undefined): readonly Match[] {
  return group === undefined ? matches : matches.filter((match) => match.group?.id === group);
}

/** Told in a message: of one table, and of each of several. */
const PLACES = 8;
const PLACES_OF_GROUPS = 3;

/** Of a message: the league, and its group where it has groups. */
function titleOf(league: string, group: string | null, t: Words['t']): string {
  return group === null ? league : `${league}, ${groupTitle(t, group)}`;
}

export default function LeagueStandings() {
  const { league, view, tables } = useLoaderData<typeof loader>();
  const words = useWords();
  const { to } = words;
  const { t, language } = words;
  const gender = useContext(ListedContext).leagues.get(league.id)?.gender ?? '';
  const named = genderedName(league.name, genderWord(gender, t));
  const path = `/league/${league.id}/standingList`;
  const places = tables.length > 1 ? PLACES_OF_GROUPS : PLACES;
  return (
    <LiveMain className="pair" hasNews>
      <div className="subject">
        <LeagueHead league={league} />
        <StandingsViews path={path} view={view} />
        {tables.map((table) => (
          <section key={table.name}>
            {table.name !== null && <h2 className="table-title">{groupTitle(t, table.name)}</h2>}
            {table.cross ? (
              <CrossTableView rows={table.cross} label={table.name ?? league.name} />
            ) : (
              <StandingsTable
                standings={table.standings}
                label={table.name ?? league.name}
                zones={table.zones}
                before={table.before}
              />
            )}
          </section>
        ))}
        {view === 'all' && tables.some(({ standings }) => standings.rows.length > 0) && (
          <StatusPicture
            className="more-link"
            path={tablePicturePath(
              { ...league, gender },
              tables.map(({ name, standings }) => ({ group: name, rows: standings.rows })),
              language,
            )}
          />
        )}
        {view === 'all' && <TablePaperLink league={league.id} className="more-link" />}
        {view === 'all' && (
          <WhatsAppLink
            className="more-link"
            text={tables
              .map(({ name, standings }) =>
                tableText(titleOf(named, name, t), standings, words, places),
              )
              .join('\n')}
            path={path}
          />
        )}
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}

import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  Outlet,
  useLoaderData,
  useLocation,
} from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { LeagueDialog } from '#app/features/admin/league-dialog.tsx';
import type { LeagueOutlet } from '#app/features/admin/league-outlet.ts';
import { listUsers } from '#app/lib/api-client-account.ts';
import { getLeague } from '#app/lib/api-client-league.ts';
import { listTeams } from '#app/lib/api-client-team.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { neutralPath } from '#app/lib/language.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [league, teams, partners] = await Promise.all([
    getLeague(params.id!),
    listTeams(),
    listUsers('Partner'),
  ]);
  return { league, teams, partners };
}

const TABS = [
  ['fixturesList', 'fixtures'],
  ['teamLists', 'teams'],
  ['groupLists', 'groups'],
  ['standingList', 'standings'],
] as const;

export default function ViewLeague() {
  const { league, teams, partners } = useLoaderData<typeof clientLoader>();
  const { t, to, language } = useWords();
  const [isEditing, setEditing] = useState(false);
  const base = `/admin/viewLeagues/${league.id}`;
  const here = neutralPath(useLocation().pathname).slice(base.length + 1) || 'fixturesList';
  return (
    <AdminPage
      title={league.name}
      actions={
        <>
          <button className="button soft" type="button" onClick={() => setEditing(true)}>
            {t.admin.edit}
          </button>
          <a className="button soft" href={to(`/league/${league.id}`)}>
            {t.admin.publicSite}
          </a>
        </>
      }
    >
      <p className="facts-line">
        <span>{t.admin.leagueTypes[league.type]}</span>
        <span>{league.location}</span>
        <span>{formatDay(language, league.startsAt.slice(0, 10), 'dated')}</span>
        <span>
          {typeof league.rules === 'string' ? t.admin.presets[league.rules] : t.admin.ownRules}
        </span>
        <span>{t.admin.pointsSystems[league.pointsSystem]}</span>
      </p>
      <nav className="tabs" aria-label={t.admin.leagueTabs}>
        {TABS.map(([path, name]) => (
          <Link
            key={path}
            to={to(`${base}/${path}`)}
            aria-current={here === path ? 'page' : undefined}
            preventScrollReset
          >
            {t.admin[name]}
          </Link>
        ))}
      </nav>
      <Outlet context={{ league, teams } satisfies LeagueOutlet} />
      {isEditing && (
        <LeagueDialog league={league} partners={partners} onClose={() => setEditing(false)} />
      )}
    </AdminPage>
  );
}

import { useLocation } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { openTab, type PathTab, PathTabs } from '#app/ui/path-tabs.tsx';
import { neutralPath } from '#contract/language.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { LeagueBadge } from './league-cards.tsx';

export type LeagueWithBracket = LeagueDetail & { hasBracket: boolean };

/** Breadcrumb, name, Share and the tabs of a league. */
export function LeagueHead({ league }: { league: LeagueWithBracket }) {
  const { t } = useWords();
  const base = `/league/${league.id}`;
  const bracket: PathTab = { label: t.bracket.bracket, paths: [`${base}/bracket`] };
  const tabs: [PathTab, ...PathTab[]] = [
    {
      label: t.leagues.fixtures,
      paths: [base, `${base}/leagueFixture`, `${base}/fixturesList`],
    },
    { label: t.leagues.results, paths: [`${base}/resultList`] },
    { label: t.leagues.standings, paths: [`${base}/standingList`] },
    ...(league.hasBracket ? [bracket] : []),
    { label: t.leagues.teams, paths: [`${base}/teamList`, `${base}/teamLists`] },
    { label: t.leagues.groups, paths: [`${base}/groupList`, `${base}/groupLists`] },
    { label: t.leagues.statistics, paths: [`${base}/statistics`] },
    { label: t.leagues.about, paths: [`${base}/about`] },
  ];
  const tab = openTab(tabs, neutralPath(useLocation().pathname));
  return (
    <header className="stack">
      <PageHead
        title={`${league.name}: ${tab.label}`}
        path={tab.paths[0]}
        description={t.leagues.description(league.name)}
        schema={{ '@type': 'SportsOrganization', name: league.name, sport: 'Volleyball' }}
      />
      <Breadcrumb links={[['/leagues', t.leagues.leagues]]} here={league.name} />
      <div className="head-line">
        <LeagueBadge league={league} />
        <h1 className="title">{league.name}</h1>
        <button type="button" className="button soft js" data-share={t.match.copied}>
          {t.leagues.share}
        </button>
      </div>
      <PathTabs label={t.leagues.tabs} tabs={tabs} />
    </header>
  );
}

import { useLocation } from 'react-router';
import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { openTab, type PathTab, PathTabs } from '#app/ui/path-tabs.tsx';
import { neutralPath } from '#contract/language.ts';
import type { TeamDetail } from '#contract/people/team.ts';

/** Breadcrumb, logo, name and the tabs of a team. */
export function TeamHead({ team }: { team: TeamDetail }) {
  const { t } = useWords();
  const base = `/team/${team.id}`;
  const tabs: [PathTab, ...PathTab[]] = [
    { label: t.people.fixtures, paths: [base] },
    { label: t.people.players, paths: [`${base}/players`] },
    { label: t.people.news, paths: [`${base}/news`] },
    { label: t.people.standings, paths: [`${base}/standings`] },
    { label: t.people.trophies, paths: [`${base}/trophies`] },
    { label: t.people.about, paths: [`${base}/about`] },
  ];
  const tab = openTab(tabs, neutralPath(useLocation().pathname));
  return (
    <header className="stack">
      <PageHead
        title={`${team.name}: ${tab.label}`}
        path={tab.paths[0]}
        description={t.people.teamDescription(team.name, team.city)}
        schema={{ '@type': 'SportsTeam', name: team.name, sport: 'Volleyball' }}
      />
      <Breadcrumb links={[['/teams', t.people.teams]]} here={team.name} />
      <div className="head-line">
        <Crest {...team} size={64} />
        <div>
          <h1 className="title">{team.name}</h1>
          <p className="text-sm text-quiet">
            {t.people.genders[team.gender]} · {team.city}
          </p>
        </div>
      </div>
      <PathTabs label={t.people.tabs} tabs={tabs} />
    </header>
  );
}

import { useLocation } from 'react-router';
import { Crest } from '#app/features/crest/crest.tsx';
import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { FollowPlace } from '#app/features/follow/follow-place.tsx';
import { genderWord } from '#app/lib/gender-word.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ColorHead } from '#app/ui/color-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { isEmptyTab, openTab, type PathTab, PathTabs, shownTabs } from '#app/ui/path-tabs.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import { neutralPath } from '#contract/language.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import { teamPicturePath } from '#contract/site/share-picture.ts';
import { genderedName } from '#contract/text/gendered-name.ts';
import { headColors, TeamStripes } from './team-colors.tsx';

export type TeamOfPage = TeamDetail & {
  /** The tabs with content, by the last word of their addresses. */
  tabs: readonly string[];
};

/** Breadcrumb, crest and name in the team's colours, and its tabs. */
export function TeamHead({ team }: { team: TeamOfPage }) {
  const { t, to, language } = useWords();
  const base = `/team/${team.id}`;
  const here = neutralPath(useLocation().pathname);
  const all: [PathTab, ...PathTab[]] = [
    { label: t.people.fixtures, paths: [base] },
    { label: t.people.players, paths: [`${base}/players`] },
    { label: t.people.news, paths: [`${base}/news`] },
    { label: t.people.standings, paths: [`${base}/standings`] },
    { label: t.people.trophies, paths: [`${base}/trophies`] },
    { label: t.people.about, paths: [`${base}/about`] },
  ];
  const hasContent = (name: string) => team.tabs.includes(name);
  const tabs = shownTabs(all, here, hasContent);
  const tab = openTab(tabs, here);
  const { second, ...colors } = headColors(team);
  return (
    <header>
      <PageHead
        title={`${genderedName(team.name, genderWord(team.gender, t))}: ${tab.label}`}
        picture={teamPicturePath(team, language)}
        path={tab.paths[0]}
        isUnlisted={isEmptyTab(all, tab, hasContent)}
        isEmbeddable={tab === tabs[0]}
        feeds={base}
        description={t.people.teamDescription(team.name, team.city)}
        schema={{ '@type': 'SportsTeam', name: team.name, sport: 'Volleyball' }}
      />
      <Breadcrumb links={[['/teams', t.people.teams]]} here={team.name} />
      <ColorHead
        {...colors}
        art={<TeamStripes color={second} />}
        sign={<Crest {...team} size={72} />}
        title={team.name}
        actions={
          <>
            <FollowPlace subject={{ kind: 'team', ...team }} />
            <a className="band-button" href={to(`${base}/about#calendar`)}>
              {t.calendars.title}
            </a>
            <ShareButton label={t.leagues.share} />
          </>
        }
      >
        <p>
          <GenderMark gender={team.gender} /> {t.people.genders[team.gender]} · {team.city}
        </p>
      </ColorHead>
      <PathTabs label={t.people.tabs} tabs={tabs} />
    </header>
  );
}

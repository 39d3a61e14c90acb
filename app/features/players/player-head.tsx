import { useLocation } from 'react-router';
import { Crest } from '#app/features/crest/crest.tsx';
import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { headColors, TeamStripes } from '#app/features/teams/team-colors.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ColorHead } from '#app/ui/color-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { isEmptyTab, openTab, type PathTab, PathTabs, shownTabs } from '#app/ui/path-tabs.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import { neutralPath } from '#contract/language.ts';
import type { Player } from '#contract/people/player.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import { playerPicturePath } from '#contract/site/share-picture.ts';
import { PlayerFace } from './player-face.tsx';
import { Shirt } from './shirt.tsx';
import { SocialLinks } from './social-links.tsx';
import { writtenWord } from './written-word.ts';

type Props = {
  player: Player;
  team: TeamDetail | null;
  /** The tabs with content, by the last word of their addresses. */
  tabs: readonly string[];
};

/** Picture or shirt, name and links in the colours of the team, and tabs. An e-mail never reaches a public page. */
export function PlayerHead({ player, team, tabs: withContent }: Props) {
  const { t, language, to } = useWords();
  const base = `/player-profile/${player.id}`;
  const here = neutralPath(useLocation().pathname);
  const all: [PathTab, ...PathTab[]] = [
    { label: t.people.details, paths: [base] },
    { label: t.people.matches, paths: [`${base}/matches`] },
    { label: t.people.achievement, paths: [`${base}/achievement`] },
  ];
  const hasContent = (name: string) => withContent.includes(name);
  const tabs = shownTabs(all, here, hasContent);
  const tab = openTab(tabs, here);
  const { fullName, profilePicture } = player;
  const noTeam = { name: fullName, jerseyColor1: '#ffffff', jerseyColor2: '#ffffff' };
  const { second, ...colors } = headColors(team ?? noTeam);
  return (
    <header>
      <PageHead
        title={`${fullName}: ${tab.label}`}
        path={tab.paths[0]}
        isUnlisted={isEmptyTab(all, tab, hasContent)}
        description={t.people.playerDescription(fullName)}
        picture={playerPicturePath(player, team ?? undefined, language)}
        schema={{ '@type': 'Person', name: fullName }}
      />
      <Breadcrumb links={[['/playerList', t.people.players]]} here={fullName} />
      <ColorHead
        {...colors}
        art={<TeamStripes color={second} />}
        sign={
          profilePicture === null && team ? (
            <Shirt team={team} number={player.jerseyNumber} />
          ) : (
            <PlayerFace name={fullName} picture={profilePicture} size={96} />
          )
        }
        title={fullName}
        actions={<ShareButton label={t.leagues.share} />}
      >
        <p>{writtenWord(t, player.position)}</p>
        {team && (
          <a className="opponent" href={to(`/team/${team.id}`)}>
            <Crest {...team} size={24} />
            {team.name} <GenderMark gender={team.gender} />
          </a>
        )}
        <SocialLinks player={player} />
      </ColorHead>
      <PathTabs label={t.people.playerTabs} tabs={tabs} />
    </header>
  );
}

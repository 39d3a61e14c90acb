import { useContext } from 'react';
import { useLocation } from 'react-router';
import { GenderMark } from '#app/features/crest/gender-mark.tsx';
import { Monogram } from '#app/features/crest/monogram.tsx';
import { FollowPlace } from '#app/features/follow/follow-place.tsx';
import { genderWord } from '#app/lib/gender-word.ts';
import { ListedContext } from '#app/lib/listed.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ColorHead } from '#app/ui/color-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { isEmptyTab, openTab, type PathTab, PathTabs, shownTabs } from '#app/ui/path-tabs.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import { neutralPath } from '#contract/language.ts';
import type { LeagueDetail } from '#contract/leagues/league.ts';
import { leaguePicturePath } from '#contract/site/share-picture.ts';
import { genderedName } from '#contract/text/gendered-name.ts';
import { monogramColor } from '#domain/crest/monogram-color.ts';

export type LeagueOfPage = LeagueDetail & {
  /** The tabs with content, by the last word of their addresses. */
  tabs: readonly string[];
};

type Props = {
  league: LeagueOfPage;
  /** A part of the open tab, for the title: a team. */
  part?: string | undefined;
  /** The part has nothing to show. */
  isUnlisted?: boolean;
};

/** Breadcrumb, name, Share and the tabs of a league. */
export function LeagueHead({ league, part, isUnlisted = false }: Props) {
  const { t, to, language } = useWords();
  const gender = useContext(ListedContext).leagues.get(league.id)?.gender ?? '';
  const base = `/league/${league.id}`;
  const here = neutralPath(useLocation().pathname);
  const all: [PathTab, ...PathTab[]] = [
    {
      label: t.leagues.fixtures,
      paths: [base, `${base}/leagueFixture`, `${base}/fixturesList`],
    },
    { label: t.leagues.results, paths: [`${base}/resultList`] },
    { label: t.leagues.standings, paths: [`${base}/standingList`] },
    { label: t.bracket.bracket, paths: [`${base}/bracket`] },
    { label: t.leagues.teams, paths: [`${base}/teamList`, `${base}/teamLists`] },
    { label: t.leagues.groups, paths: [`${base}/groupList`, `${base}/groupLists`] },
    { label: t.leagues.statistics, paths: [`${base}/statistics`] },
    { label: t.leagues.about, paths: [`${base}/about`] },
    // Linked to by the tab beside them; as tabs of all pages they would cost each of them.
    { label: t.discipline.title, paths: [`${base}/discipline`], isBeside: true },
    { label: t.forecast.title, paths: [`${base}/forecast`], isBeside: true },
  ];
  const hasContent = (name: string) => league.tabs.includes(name);
  const tabs = shownTabs(all, here, hasContent);
  const tab = openTab(tabs, here);
  return (
    <header>
      <PageHead
        title={[`${genderedName(league.name, genderWord(gender, t))}: ${tab.label}`, part]
          .filter(Boolean)
          .join(', ')}
        picture={leaguePicturePath({ ...league, gender }, language)}
        path={tab.paths[0]}
        isUnlisted={isUnlisted || isEmptyTab(all, tab, hasContent)}
        isEmbeddable={tab === tabs[0]}
        feeds={base}
        description={t.leagues.description(league.name)}
        schema={{ '@type': 'SportsOrganization', name: league.name, sport: 'Volleyball' }}
      />
      <Breadcrumb links={[['/leagues', t.leagues.leagues]]} here={league.name} />
      <ColorHead
        color={monogramColor(league.name)}
        ink="#ffffff"
        art={<LeagueArt type={league.type} />}
        sign={<Monogram {...league} size={56} />}
        title={league.name}
        actions={
          <>
            <FollowPlace subject={{ kind: 'league', ...league }} />
            <a className="band-button" href={to(`${base}/about#calendar`)}>
              {t.calendars.title}
            </a>
            <ShareButton label={t.leagues.share} />
          </>
        }
      >
        <p>
          <GenderMark gender={gender} /> {t.leagues.type[league.type]} ·{' '}
          {t.leagues.teamCount(league.teamCount)}
          {league.location && ` · ${league.location.replaceAll(' ', '\u00a0')}`}
          {league.season && (
            <>
              {' · '}
              <a className="underline" href={to(`/season/${league.season.id}`)}>
                {league.season.name}
              </a>
            </>
          )}
        </p>
      </ColorHead>
      <PathTabs label={t.leagues.tabs} tabs={tabs} />
    </header>
  );
}

/** The ball's arc over the net; over waves on the beach. */
function LeagueArt({ type }: { type: LeagueDetail['type'] }) {
  return (
    <g className="band-lines">
      <path
        d={
          type === 'Beach'
            ? 'M-300 92q15-8 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0'
            : 'M-900 84h900M-900 90h900M-220 90v30M-190 90v30M-160 90v30M-130 90v30M-100 90v30M-70 90v30M-40 90v30M-10 90v30'
        }
      />
      <path className="band-arc" d="M-206 79Q-116 46-28 70" />
      <circle className="band-ball" cx="-24" cy="71" r="6" />
    </g>
  );
}

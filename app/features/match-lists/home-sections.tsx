import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import { MatchList } from './match-list.tsx';

export const HOME_SECTIONS = ['live', 'today', 'next', 'latest', 'day'] as const;
export type HomeSectionName = (typeof HOME_SECTIONS)[number];
export type HomeSection = { name: HomeSectionName; matches: Match[]; waiting: Fixture[] };

export function isEmptySection({ matches, waiting }: HomeSection): boolean {
  return matches.length + waiting.length === 0;
}

type Props = { sections: readonly HomeSection[]; openId?: string };

/**
 * The parts of the home list, each under its heading; an empty part is not shown. The script moves
 * the matches that this device follows to the top.
 */
export function HomeSections({ sections, openId }: Props) {
  const { t, to } = useWords();
  const headings: Record<HomeSectionName, string | null> = {
    live: t.matches.liveNow,
    today: t.matches.today,
    next: t.matches.upcoming,
    latest: t.matches.latest,
    day: null,
  };
  const shown = sections.filter((section) => !isEmptySection(section));
  return (
    <>
      <section className="stack follows">
        <h2 className="part">{t.notices.followed}</h2>
        <ul className="card followed" />
      </section>
      {shown.map((section) => (
        <section key={section.name} className="stack">
          {headings[section.name] !== null && (
            <h2 className="part">
              {headings[section.name]}
              {section.name === 'next' && (
                <a className="link" href={to('/fixtures')}>
                  {t.matches.seeAll}
                </a>
              )}
            </h2>
          )}
          <MatchList matches={section.matches} waiting={section.waiting} openId={openId} />
        </section>
      ))}
    </>
  );
}

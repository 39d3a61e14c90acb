import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import { DayHead } from './day-head.tsx';
import { DaySections } from './day-sections.tsx';
import { MatchList } from './match-list.tsx';

/** Their order on the page is that of `loadHome` in app/routes/public/load-home.ts. */
type HomeSectionName = 'live' | 'today' | 'next' | 'latest' | 'day';
export type HomeSection = { name: HomeSectionName; matches: Match[]; waiting: Fixture[] };

export function isEmptySection({ matches, waiting }: HomeSection): boolean {
  return matches.length + waiting.length === 0;
}

type Props = {
  sections: readonly HomeSection[];
  /** The day that is shown, or today. */
  day: string;
  /** Of the list: what its matches keep in their addresses. */
  query: string;
};

/**
 * The parts of the home list, each under its heading; an empty part is not shown. The script moves
 * the matches that this device follows to the top.
 */
export function HomeSections({ sections, day, ...list }: Props) {
  const { t, to } = useWords();
  const shown = sections.filter((section) => !isEmptySection(section));
  return (
    <>
      <section className="follows">
        <h2 className="day-head">
          <span>{t.notices.followed}</span>
        </h2>
        <p className="mine-links" data-home={to('')} />
        <ul className="followed" />
      </section>
      {shown.map((section) => (
        <Section key={section.name} {...section} {...list} day={day} />
      ))}
      {shown.some(({ name }) => name === 'next') && (
        <a className="more-link" href={to('/fixtures')}>
          {t.matches.seeAll}
        </a>
      )}
    </>
  );
}

type SectionProps = HomeSection & Omit<Props, 'sections'>;

function Section({ name, day, ...list }: SectionProps) {
  const { t } = useWords();
  const { matches, waiting } = list;
  switch (name) {
    case 'next':
    case 'latest':
      return <DaySections {...list} />;
    case 'live':
      return (
        <section className="day">
          <h2 className="day-head live-head">
            <i className="dot" />
            <span>{t.matches.liveNow}</span>
            <b>{matches.length}</b>
          </h2>
          <MatchList {...list} />
        </section>
      );
    default:
      return (
        <section className="day">
          <DayHead day={day}>{t.matches.matchCount(matches.length + waiting.length)}</DayHead>
          <MatchList {...list} />
        </section>
      );
  }
}

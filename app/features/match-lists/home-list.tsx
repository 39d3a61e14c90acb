import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { dayText } from '../share-text/share-text.ts';
import { StatusPicture } from '../share-text/status-picture.tsx';
import { WhatsAppLink } from '../share-text/whatsapp-link.tsx';
import { PlaceChips, type PlacesData } from '../venues/place-chips.tsx';
import { DayStrip } from './day-strip.tsx';
import { type HomeChoice, homeQuery } from './home-query.ts';
import { type HomeSection, HomeSections, isEmptySection } from './home-sections.tsx';
import { NextDay } from './next-day.tsx';

export type HomeListData = {
  sections: readonly HomeSection[];
  kind: HomeChoice['kind'];
  /** The day shown, or today. */
  day: string;
  places: PlacesData;
  today: string;
  /** Days of the strip with matches. */
  matchDays: readonly string[];
  liveCount: number | null;
  slogan: string;
  /** An empty list shows the next match, or else the last one. */
  nearest: Match | null;
};

/** The list of home: days, slogan, rows. */
export function HomeList({ picture, ...home }: HomeListData & { picture: string | undefined }) {
  const { sections, kind, day, places, slogan, nearest } = home;
  const place = places.chosen;
  const choice = { kind, day, place };
  const words = useWords();
  const { t, language } = words;
  const query = homeQuery(choice);
  const isEmpty = sections.every(isEmptySection);
  const none = place === null ? t.matches.none : t.places.none(place);
  const empty = { all: none, live: t.matches.noneLive, day: t.matches.noneOnDay }[kind];
  return (
    <div className="list">
      <h1 className="sr">{t.matches.homeHeading}</h1>
      <DayStrip {...home} place={place} />
      <PlaceChips {...places} addressOf={(of) => `/${homeQuery({ ...choice, place: of })}`} />
      {slogan !== '' && (
        <p className="slogan">
          <span>{slogan}</span>
        </p>
      )}
      <HomeSections sections={sections} day={day} query={query} />
      {isEmpty && (
        <div className="empty">
          <p>{empty}</p>
          {nearest && <NextDay match={nearest} after={day} place={place} />}
        </div>
      )}
      {kind === 'day' && !isEmpty && (
        <WhatsAppLink
          className="more-link"
          text={dayText(
            formatDay(language, day, 'long'),
            sections.flatMap(({ matches }) => matches),
            words,
          )}
          path={`/${query}`}
        />
      )}
      {picture !== undefined && <StatusPicture className="more-link" path={picture} />}
      <p className="zone">{t.matches.zone}</p>
    </div>
  );
}

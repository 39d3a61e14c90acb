import { type FanFacts, fanRows } from '#app/features/fans/fan-facts.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { genderWord } from '#app/lib/gender-word.ts';
import { mapAddress } from '#app/lib/map-address.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { LOCALES } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import { DUTIES, type Duty, type MatchOfficial } from '#contract/people/official.ts';
import type { Venue } from '#contract/people/venue.ts';
import { matchPicturePath } from '#contract/site/share-picture.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { movedText } from '../share-text/moved-text.ts';
import { StatusPicture } from '../share-text/status-picture.tsx';
import { LogLink, SheetLink } from './scoresheet-link.tsx';

type Props = {
  match: Match;
  venue: Venue | null;
  officials: readonly MatchOfficial[];
  fans: FanFacts;
};

/** The narrative, then gender, date, start time and place, as the specification lists them. */
export function MatchDetails({ match, venue, officials, fans }: Props) {
  const words = useWords();
  const { t, language } = words;
  return (
    <section className="card p-3">
      <p>{storyOf(match, words)}</p>
      <FactList
        facts={[
          [t.match.gender, genderWord(match.gender, t)],
          [t.match.date, formatDay(language, match.matchDate, 'long')],
          [t.match.startTime, startTimeOf(match, t)],
          [
            t.match.location,
            match.location && <MatchPlace location={match.location} venue={venue} />,
          ],
          [t.fixtures.courtName, match.court],
          [t.match.movedFrom, movedText(match, words)],
          [t.results.reason, match.resultReason],
          [
            t.results.attendance,
            match.attendance === null ? null : match.attendance.toLocaleString(LOCALES[language]),
          ],
          ...fanRows(fans, words),
          ...DUTIES.map(
            (duty) => [t.headToHead.duties[duty], namesOf(officials, duty)] as [string, string],
          ),
        ]}
      />
      {match.status !== 'not started' && (
        <p className="flex flex-wrap gap-x-4">
          <StatusPicture className="link py-3" path={matchPicturePath(match, language)} />
          <SheetLink className="link py-3" matchId={match.id} />
          <LogLink className="link py-3" matchId={match.id} />
        </p>
      )}
    </section>
  );
}

function startTimeOf({ matchTime, notBefore }: Match, t: Words['t']): string | null {
  if (matchTime === UNKNOWN_TIME) return null;
  const time = t.match.inZone(matchTime);
  return notBefore ? `${t.fixtures.notBefore} ${time}` : time;
}

/** In the order of a scoresheet; a duty may have several, such as line judges. */
function namesOf(officials: readonly MatchOfficial[], duty: Duty): string {
  return officials
    .filter((official) => official.duty === duty)
    .map((official) => official.name)
    .join(', ');
}

/** A venue on record has its page and its point on the map; any other place is looked up by name. */
function MatchPlace({ location, venue }: { location: string; venue: Venue | null }) {
  const { t, to } = useWords();
  const link = 'link flex min-h-11 items-center';
  return (
    <span className="-my-2 flex flex-wrap items-center justify-end gap-x-4">
      {venue ? (
        <a className={link} href={to(`/grounds/${venue.id}`)}>
          {location}
        </a>
      ) : (
        location
      )}
      <a
        className={link}
        href={mapAddress(venue ? `${location}, ${venue.place}` : location, venue)}
        rel="noopener"
      >
        {t.match.directions}
      </a>
    </span>
  );
}

export function storyOf(match: Match, { t, language }: Words): string {
  const { team1, team2, team1Wins, team2Wins } = match;
  const date = formatDay(language, match.matchDate, 'long');
  if (match.status === 'postponed') return t.match.storyPostponed(team1.name, team2.name);
  if (match.status === 'cancelled') return t.match.storyCancelled(team1.name, team2.name);
  if (match.winner === 'draw') return t.match.storyDraw(team1.name, team2.name, date);
  if (match.winner === 'team1') {
    return t.match.storyEnded(team1.name, team2.name, team1Wins, team2Wins, date);
  }
  if (match.winner === 'team2') {
    return t.match.storyEnded(team2.name, team1.name, team2Wins, team1Wins, date);
  }
  if (match.status === 'Live') return t.match.storyLive(team1.name, team2.name);
  return t.match.story(team1.name, team2.name, date);
}

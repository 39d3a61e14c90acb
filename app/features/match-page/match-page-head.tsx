import { useContext } from 'react';
import { useLocation } from 'react-router';
import { genderWord } from '#app/lib/gender-word.ts';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { neutralPath } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { matchPicturePath } from '#contract/site/share-picture.ts';
import { genderedName } from '#contract/text/gendered-name.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { descriptionOf } from './match-description.ts';

const EVENT_STATUS: Partial<Record<Match['status'], string>> = {
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
};

type Props = { match: Match; best: PlayerSummary | null };

/** Title with the score, so that an open tab tells it, and the match as a `SportsEvent`. */
export function MatchPageHead({ match, best }: Props) {
  const words = useWords();
  const { t, language, to } = words;
  const { origin } = useContext(PageDocumentContext);
  const picture = matchPicturePath(match, language);
  const { team1, team2 } = match;
  const competitors = [team1, team2].map((team) => ({ '@type': 'SportsTeam', name: team.name }));
  const isScored = match.status === 'Live' || match.winner !== null;
  const score = isScored ? `${match.team1Wins}-${match.team2Wins} ` : '';
  const title = t.match.title(team1.name, team2.name);
  return (
    <PageHead
      title={score + genderedName(title, genderWord(match.gender, t))}
      description={descriptionOf(match, words, best)}
      path={`/${match.id}`}
      picture={picture}
      isEmbeddable={neutralPath(useLocation().pathname) === `/${match.id}`}
      schema={{
        '@type': 'SportsEvent',
        name: title,
        sport: 'Volleyball',
        startDate: match.matchTime === UNKNOWN_TIME ? match.matchDate : match.startsAt,
        eventStatus: EVENT_STATUS[match.status] ?? 'https://schema.org/EventScheduled',
        ...(match.location === ''
          ? {}
          : { location: { '@type': 'Place', name: match.location, address: match.location } }),
        url: origin + to(`/${match.id}`),
        image: origin + picture,
        homeTeam: competitors[0],
        awayTeam: competitors[1],
        competitor: competitors,
        ...(match.league && {
          organizer: { '@type': 'SportsOrganization', name: match.league.name },
        }),
      }}
    />
  );
}

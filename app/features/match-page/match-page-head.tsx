import { useContext } from 'react';
import { useLocation } from 'react-router';
import { genderWord } from '#app/lib/gender-word.ts';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { neutralPath } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { Venue } from '#contract/people/venue.ts';
import { matchPicturePath } from '#contract/site/share-picture.ts';
import { genderedName } from '#contract/text/gendered-name.ts';
import { eventSchema } from './event-schema.ts';
import { descriptionOf } from './match-description.ts';

type Props = {
  match: Match;
  best: PlayerSummary | null;
  /** The venue on record, where the tab has read it. */
  venue?: Venue | null;
};

/** Title with the score, so that an open tab tells it, and the match as a `SportsEvent`. */
export function MatchPageHead({ match, best, venue = null }: Props) {
  const words = useWords();
  const { t, language, to } = words;
  const { origin } = useContext(PageDocumentContext);
  const picture = matchPicturePath(match, language);
  const { team1, team2 } = match;
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
      schema={eventSchema(match, {
        name: title,
        url: origin + to(`/${match.id}`),
        image: origin + picture,
        teamAddress: (id) => origin + to(`/team/${id}`),
        venue,
      })}
    />
  );
}

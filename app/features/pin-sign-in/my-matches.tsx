import { useEffect, useState } from 'react';
import { listItems } from '#app/lib/api/call.ts';
import { isMarkedSignedIn } from '#app/lib/api/session.ts';
import { formatStart } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

/** For scorers with an account: their matches of these days, or the way to sign in. */
export function MyMatches() {
  const { t, to, language } = useWords();
  const [matches, setMatches] = useState<Match[]>();
  useEffect(() => {
    // Without an answer the way to sign in stays, which tells what is wrong.
    if (isMarkedSignedIn()) listItems('GET /me/scoring').then(setMatches, () => undefined);
  }, []);
  return (
    <section className="panel-card">
      <h2 className="subtitle">{matches ? t.pinSignIn.yours : t.pinSignIn.account}</h2>
      {matches === undefined && (
        <>
          <p>{t.pinSignIn.accountText}</p>
          <a
            className="button soft"
            href={`${to('/sign-in')}?next=${encodeURIComponent(to('/score'))}`}
          >
            {t.pinSignIn.signIn}
          </a>
        </>
      )}
      {matches?.length === 0 && <p className="text-quiet">{t.pinSignIn.none}</p>}
      {matches?.map((match) => (
        <a key={match.id} className="button soft my-match" href={to(`/score/${match.id}`)}>
          {t.match.title(match.team1.name, match.team2.name)}
          {/* Men and women of two clubs meet on one day: their leagues tell them apart. */}
          <small>
            {[formatStart(language, match), match.league?.name].filter(Boolean).join(' · ')}
          </small>
        </a>
      ))}
    </section>
  );
}

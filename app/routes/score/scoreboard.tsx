import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Scoreboard } from '#app/features/scoreboard/scoreboard.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { loadScoredMatch } from './load-scored-match.ts';

export const handle: RouteHandle = { hydrate: true };

export function loader(args: LoaderFunctionArgs) {
  return loadScoredMatch(args);
}

export default function ScoreboardPage() {
  const { match, rules, events } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const isReady = useHydrated();
  return (
    <>
      <PageTitle title={t.scoreboard.title(match.team1.name, match.team2.name)} />
      <meta name="robots" content="noindex" />
      {isReady ? (
        <Scoreboard match={match} read={{ id: match.id, version: match.version, rules, events }} />
      ) : (
        <main id="main" className="score-stage">
          <p className="stage-note">{t.scoring.loading}</p>
        </main>
      )}
    </>
  );
}

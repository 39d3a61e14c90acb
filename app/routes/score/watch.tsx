import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { registerWorker } from '#app/features/score-worker/register-worker.ts';
import { useScoreStorage } from '#app/features/scoring/queue/use-score-storage.ts';
import { WatchScreen } from '#app/features/scoring/watch/watch-screen.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import watchCss from '#app/styles/scoring/watch.css?url';
import { PageTitle } from '#app/ui/page-title.tsx';
import { loadScoredMatch } from './load-scored-match.ts';

export const handle: RouteHandle = { hydrate: true };

export const loader = loadScoredMatch;

/** Scoring on a watch: two halves and undo, with the queue and the rights of the large screen. */
export default function Watch() {
  const { match, ...log } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const storage = useScoreStorage(match.id);
  const { pathname } = useLocation();
  useEffect(() => void registerWorker(pathname), [pathname]);
  return (
    <>
      <PageTitle title={t.scoring.title(match.team1.name, match.team2.name)} />
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={watchCss} precedence="page" />
      {storage ? (
        <WatchScreen
          match={match}
          scored={{ id: match.id, version: match.version, ...log, storage }}
        />
      ) : (
        <main id="main" className="watch">
          <p className="stage-note">{t.scoring.loading}</p>
        </main>
      )}
    </>
  );
}

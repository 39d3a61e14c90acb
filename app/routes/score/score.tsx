import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { registerWorker } from '#app/features/score-worker/register-worker.ts';
import { LiveScoring } from '#app/features/scoring/live-scoring.tsx';
import { useScoreStorage } from '#app/features/scoring/queue/use-score-storage.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listSuspendedShirts } from '#server/play/discipline/queries.ts';
import { listIneligibleShirts } from '#server/play/eligibility/queries.ts';
import { findScoringTerms } from '#server/play/leagues/queries.ts';
import { listRoster } from '#server/play/players/queries.ts';
import { hasSomebodyAtTable } from '#server/play/seats/queries.ts';
import { loadScoredMatch } from './load-scored-match.ts';

export const handle: RouteHandle = { hydrate: true };

export async function loader(args: LoaderFunctionArgs) {
  const scored = await loadScoredMatch(args);
  const { store } = args.context.get(pageContext);
  const { team1, team2 } = scored.match;
  const [roster1, roster2] = await Promise.all(
    [team1, team2].map((team) => listRoster(store, team.id)),
  );
  const [suspended, ineligible, hasSeats, terms] = await Promise.all([
    listSuspendedShirts(store, scored.match.id),
    listIneligibleShirts(store, scored.match.id),
    hasSomebodyAtTable(store.db, scored.match.id),
    findScoringTerms(store.db, scored.match),
  ]);
  return {
    ...scored,
    suspended,
    ineligible,
    hasSeats,
    terms,
    rosters: { team1: roster1 ?? [], team2: roster2 ?? [] },
  };
}

/** Only the browser knows who scores and what this device has not sent yet. */
export default function Score() {
  const { match, rosters, suspended, ineligible, hasSeats, terms, ...log } =
    useLoaderData<typeof loader>();
  const { t } = useWords();
  const storage = useScoreStorage(match.id);
  const { pathname } = useLocation();
  useEffect(() => void registerWorker(pathname), [pathname]);
  return (
    <>
      <PageTitle title={t.scoring.title(match.team1.name, match.team2.name)} />
      <meta name="robots" content="noindex" />
      {storage ? (
        <LiveScoring
          match={{ ...match, suspended, ineligible, terms }}
          rosters={rosters}
          hasSeats={hasSeats}
          scored={{ id: match.id, version: match.version, ...log, storage }}
        />
      ) : (
        <main id="main" className="score-stage">
          <p className="stage-note">{t.scoring.loading}</p>
        </main>
      )}
    </>
  );
}

import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ScoreScreen } from '#app/features/scoring/score-screen.tsx';
import { useScoreStorage } from '#app/features/scoring/use-score-storage.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { pageContext } from '#server/http/page-context.ts';
import { findMatch, findMatchLog } from '#server/matches/queries.ts';
import { listRoster } from '#server/players/queries.ts';

export const handle: RouteHandle = { hydrate: true };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const id = params.id!;
  const [match, log] = await Promise.all([findMatch(store, id), findMatchLog(store, id)]);
  if (match === undefined || log === undefined) throw data(null, { status: 404 });
  const [team1, team2] = await Promise.all(
    [match.team1, match.team2].map((team) => listRoster(store, team.id)),
  );
  return {
    ...{ match, rules: log.rules, events: log.events },
    rosters: { team1: team1 ?? [], team2: team2 ?? [] },
  };
}

/** Only the browser knows who scores and what this device has not sent yet. */
export default function Score() {
  const { match, rules, events, rosters } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const storage = useScoreStorage(match.id);
  return (
    <>
      <title>{`${t.scoring.title(match.team1.name, match.team2.name)} · Wavu`}</title>
      <meta name="robots" content="noindex" />
      {storage ? (
        <ScoreScreen
          match={match}
          rosters={rosters}
          scored={{ id: match.id, version: match.version, rules, events, storage }}
        />
      ) : (
        <main id="main" className="score-stage">
          <p className="stage-note">{t.scoring.loading}</p>
        </main>
      )}
    </>
  );
}

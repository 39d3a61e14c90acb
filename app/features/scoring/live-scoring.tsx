import type { Match } from '#contract/match.ts';
import { PenStage } from './pen-stage.tsx';
import { ScoreScreen } from './score-screen.tsx';
import { SyncCorner } from './sync-corner.tsx';
import { SyncNote } from './sync-note.tsx';
import type { Rosters } from './table/desk.ts';
import { type ScoredMatch, useScorer } from './use-scorer.ts';

type Props = { match: Match; scored: ScoredMatch; rosters: Rosters };

/** The scoring of a real match: what is tapped goes to the server. */
export function LiveScoring({ match, scored, rosters }: Props) {
  const { scorer, view, hasLink, linkEnd, readAuthors, readLineups } = useScorer(scored);
  return (
    <ScoreScreen
      match={match}
      rosters={rosters}
      written={{
        log: view.book.shown,
        isHeld: view.pen === 'held',
        record: scorer.record,
        now: scorer.now,
        readAuthors,
        readLineups,
      }}
      corner={<SyncCorner view={view} />}
      gate={
        <PenStage match={match} scorer={scorer} view={view} hasLink={hasLink} linkEnd={linkEnd} />
      }
      notices={<SyncNote matchId={match.id} scorer={scorer} view={view} />}
      exit={`/${match.id}`}
      board={`/score/${match.id}/board`}
    />
  );
}

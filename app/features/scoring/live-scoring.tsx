import type { Match } from '#contract/matches/match.ts';
import type { Rosters } from './console/console.ts';
import { SyncCorner } from './points/sync-corner.tsx';
import { SyncNote } from './points/sync-note.tsx';
import { type ScoredMatch, useScorer } from './queue/use-scorer.ts';
import { ScoreScreen } from './score-screen.tsx';
import type { ScoredTeams } from './scored-teams.ts';
import { PenStage } from './stages/pen-stage.tsx';

type Props = { match: Match & ScoredTeams; scored: ScoredMatch; rosters: Rosters };

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
      board={`/screen/match/${match.id}`}
      screens={`/screen/match/${match.id}/choose`}
    />
  );
}

import { Suspense } from 'react';
import type { Match } from '#contract/matches/match.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Rosters } from './console/console.ts';
import { SeatRequests, WaitingSignatures } from './later-parts.ts';
import { SyncCorner } from './points/sync-corner.tsx';
import { SyncNote } from './points/sync-note.tsx';
import { type ScoredMatch, useScorer } from './queue/use-scorer.ts';
import { ScoreScreen } from './score-screen.tsx';
import type { ScoredTeams } from './scored-teams.ts';
import { useSeats } from './seats/use-seats.ts';
import { isSigningDue } from './signing-props.ts';
import { PenStage } from './stages/pen-stage.tsx';

type Props = {
  match: Match & ScoredTeams;
  scored: ScoredMatch;
  rosters: Rosters;
  /** Somebody has a link to a bench, or is the assistant. */
  hasSeats: boolean;
};

/** The scoring of a real match: what is tapped goes to the server. */
export function LiveScoring({ match, scored, rosters, ...known }: Props) {
  const { scorer, view, hasLink, linkEnd, readAuthors, readLineups, token } = useScorer(scored);
  const sets = view.book.shown.state.sets.length;
  const { shown } = view.book;
  // While this device waits, every new entry comes from another one.
  const hasMovedOn = shown.events.length > scored.events.length;
  const signed = shown.state.signatures.length + shown.state.listSignatures.length;
  const hasSeats = useSeats(match.id, { ...known, sets, token });
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
        <PenStage
          match={match}
          scorer={scorer}
          view={view}
          hasLink={hasLink}
          linkEnd={linkEnd}
          isHeld={scored.isHeld || hasMovedOn}
        />
      }
      notices={
        <>
          <SyncNote matchId={match.id} scorer={scorer} view={view} />
          {hasSeats && view.pen === 'held' && (
            <Suspense>
              <SeatRequests
                match={match}
                log={view.book.shown}
                token={token}
                now={scorer.now}
                record={scorer.record}
              />
            </Suspense>
          )}
          {view.pen === 'held' && isSigningDue(shown.state, match) && (
            <Suspense>
              <WaitingSignatures
                match={match}
                signed={signed}
                onTake={(facts, id) =>
                  scorer.record({ ...facts, id, at: scorer.now() } as MatchEvent)
                }
              />
            </Suspense>
          )}
        </>
      }
      exit={`/${match.id}`}
      board={`/screen/match/${match.id}`}
      screens={`/screen/match/${match.id}/choose`}
      seats={`/seats/${match.id}`}
    />
  );
}

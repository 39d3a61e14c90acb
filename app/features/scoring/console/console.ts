import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { SigningRole } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Signals } from '../clock/signals.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import type { LiberosOfTable } from './use-always-liberos.ts';

/** The players of both teams as the site knows them; the team list of the match may differ. */
export type Rosters = Record<Side, readonly PlayerSummary[]>;

/** The line-ups of the coaches, as far as this device has heard of them. */
export type Prepared = Record<Side, PreparedLineup | undefined>;

/** The dialog that is open above the console. */
export type DialogChoice =
  | {
      kind: 'substitution';
      side: Side;
      out?: number;
      isExceptional?: boolean;
      isForced?: boolean;
    }
  | { kind: 'sanction'; side: Side; person?: number }
  | { kind: 'medical'; side: Side; player?: number }
  | {
      kind:
        | 'team'
        | 'challenge'
        | 'rotation'
        | 'redesignate'
        | 'incomplete'
        | 'award'
        | 'roster'
        | 'lineup';
      side: Side;
    }
  | { kind: 'sign'; role: SigningRole; of?: 'list' }
  | { kind: 'match' | 'reason' | 'toss' | 'note' | 'suspend' | 'resume' | 'restore' | 'correct' };

/** As much as the drawing of shirts on a court needs. */
export type ShownCourt = Pick<ConsoleControls, 'match' | 'log' | 'rosters'>;

/** Everything that a part of the console needs: the match as it stands, and what can be done. */
export type ConsoleControls = {
  match: ScoredTeams;
  log: MatchLog;
  /** The team on the scorer's left. */
  left: Side;
  /** The clock that writes the times of entries. */
  now: () => number;
  rosters: Rosters;
  prepared: Prepared;
  /** A refusal that the referee may overrule is asked about before it is returned. */
  record: (event: EventFacts, id?: string) => Refused | null;
  open: (dialog: DialogChoice) => void;
  close: () => void;
  swapSides: () => void;
  /** The usual exchanges, recorded without a tap where the scorer wants that. */
  liberos: LiberosOfTable;
  signals: Signals;
};

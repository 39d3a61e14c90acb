import type { MatchTones } from '#domain/crest/match-colors.ts';

/** The colours of both teams on the board of their match. */
export type Tones = { team1: MatchTones; team2: MatchTones };

import type { PaperMatch } from '../paper-facts.ts';

/** A match of 5 December 2026 at nine, but for what is given. */
export function matchAt(id: string, over: Partial<PaperMatch> = {}): PaperMatch {
  const team = (name: string) => ({ name, source: null });
  return {
    id,
    address: null,
    league: null,
    group: null,
    round: null,
    team1: team('A'),
    team2: team('B'),
    date: '2026-12-05',
    time: '09:00',
    notBefore: false,
    location: 'Ukumbi',
    court: null,
    status: 'not started',
    isDraft: false,
    officials: [],
    ...over,
  };
}

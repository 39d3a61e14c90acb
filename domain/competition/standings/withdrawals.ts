import type { StandingsMatch } from './match-side.ts';

/**
 * The fate of the matches of a team that leaves during the season. Regulations differ:
 *
 * - `annul`: none of its matches counts, for anyone; the team goes to the foot of the table
 * - `keep-and-award`: played matches stand, the rest is forfeited to the opponents
 * - `keep`: played matches stand, the rest is not played
 * - `annul-under-half`: `annul` when it has played fewer than half of its matches, else
 *   `keep-and-award`
 */
export const WITHDRAWAL_POLICIES = ['annul', 'keep-and-award', 'keep', 'annul-under-half'] as const;

export type WithdrawalPolicy = (typeof WITHDRAWAL_POLICIES)[number];

export type Withdrawal = {
  readonly team: string;
  readonly policy: WithdrawalPolicy;
  /** The words of the organiser, if there are any. */
  readonly reason?: string;
};

/** A match that is in the calendar and has no result. */
export type UnplayedFixture = {
  readonly id: string;
  readonly team1: string;
  readonly team2: string;
};

export type AfterWithdrawals = {
  readonly matches: readonly StandingsMatch[];
  readonly annulled: ReadonlySet<string>;
};

/** The matches that count once teams have left: annulled ones out, awarded ones in. */
export function applyWithdrawals(
  matches: readonly StandingsMatch[],
  fixtures: readonly UnplayedFixture[],
  withdrawals: readonly Withdrawal[],
): AfterWithdrawals {
  const isUnderHalf = (team: string) =>
    matches.filter(involves(team)).length < fixtures.filter(involves(team)).length;
  const annulled = new Set<string>();
  const awarding = new Set<string>();
  for (const { team, policy } of withdrawals) {
    if (policy === 'annul' || (policy === 'annul-under-half' && isUnderHalf(team))) {
      annulled.add(team);
    } else if (policy !== 'keep') awarding.add(team);
  }
  const counts = ({ team1, team2 }: Pairing) => !annulled.has(team1) && !annulled.has(team2);
  const awarded = fixtures.filter(counts).flatMap((fixture): StandingsMatch[] => {
    const first = awarding.has(fixture.team1) && 'team1';
    const second = awarding.has(fixture.team2) && 'team2';
    const forfeit = first && second ? 'both' : first || second;
    return forfeit ? [{ ...fixture, sets: [], setsWon: [0, 0], forfeit }] : [];
  });
  return { matches: [...matches.filter(counts), ...awarded], annulled };
}

type Pairing = { readonly team1: string; readonly team2: string };

function involves(team: string): (match: Pairing) => boolean {
  return ({ team1, team2 }) => team1 === team || team2 === team;
}

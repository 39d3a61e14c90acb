import type { WaitingSignature } from '#contract/matches/signature.ts';
import type { SigningView } from '#contract/signing/signing.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { type SigningPlace, signingSide } from '#domain/volleyball/scoresheet/signing.ts';
import type { HandedSignatureRow } from '#server/platform/db/tables/desk-tables.ts';
import { sealAt } from './place.ts';

/** The last signature of each place that is not in the log yet, and stands under what the log is today. */
export function waitingViews(
  log: MatchLog,
  rows: readonly HandedSignatureRow[],
): WaitingSignature[] {
  const byPlace = new Map(rows.map((row) => [`${row.paper} ${row.role}`, row]));
  return [...byPlace.values()]
    .filter((row) => stateOf(log, row) === 'waiting')
    .map(({ id, paper, role, name, manner, protest, handed_at }) => ({
      id,
      of: paper,
      role,
      name,
      manner,
      protest: protest === 1,
      handedAt: new Date(handed_at).toISOString(),
    }));
}

type Shown = Pick<SigningView, 'manner' | 'name' | 'refusal' | 'team1' | 'team2'> & {
  names: ReadonlyMap<number | null, string | null>;
};

export function signingView(
  { paper, role }: SigningPlace,
  log: MatchLog,
  row: HandedSignatureRow | undefined,
  { names, ...shown }: Shown,
): SigningView {
  const { state } = log;
  const side = signingSide(role);
  const listed = paper === 'list' && side !== null ? state[side] : null;
  return {
    paper,
    role,
    ...shown,
    wins: [state.team1Wins, state.team2Wins],
    sets: state.sets.map(({ team1Score, team2Score }) => [team1Score, team2Score]),
    players: (listed?.players ?? [])
      .toSorted((a, b) => a - b)
      .map((shirt) => ({
        shirt,
        name: names.get(shirt) ?? null,
        isLibero: listed?.liberos.includes(shirt) ?? false,
        isCaptain: listed?.captain === shirt,
      })),
    seal: sealAt(log, { paper, role }),
    handed: row
      ? {
          name: row.name,
          state: stateOf(log, row),
          at: new Date(row.handed_at).toISOString(),
        }
      : null,
  };
}

function stateOf(log: MatchLog, row: HandedSignatureRow): 'waiting' | 'taken' | 'changed' {
  if (log.events.some(({ id }) => id === row.id)) return 'taken';
  return row.seal === sealAt(log, row) ? 'waiting' : 'changed';
}

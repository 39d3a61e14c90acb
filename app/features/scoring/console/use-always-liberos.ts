import { useEffect, useEffectEvent, useState } from 'react';
import { deviceStorage, remember } from '#app/lib/device-storage.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { type AlwaysLiberos, alwaysMoves } from './always-liberos.ts';

/** The choice of this device for this match. */
function keyOf(matchId: string): string {
  return `wavu:always-liberos:${matchId}`;
}

export function loadAlways(storage: Storage | undefined, matchId: string): AlwaysLiberos {
  const stored = storage?.getItem(keyOf(matchId))?.split(' ') ?? [];
  return { team1: stored.includes('team1'), team2: stored.includes('team2') };
}

type Written = {
  log: MatchLog;
  isHeld: boolean;
  record: (event: MatchEvent) => Refused | null;
  now: () => number;
};

export type LiberosOfTable = ReturnType<typeof useAlwaysLiberos>;

/**
 * Records the usual exchanges of liberos without a tap, for the teams where the scorer wants that and
 * while the table is on the screen.
 */
export function useAlwaysLiberos(written: Written, matchId: string, isTable: boolean) {
  const [always, setAlways] = useState(() => loadAlways(deviceStorage(), matchId));
  const [automatic, setAutomatic] = useState<ReadonlySet<string>>(new Set());
  const { log, isHeld, record, now } = written;

  const exchange = useEffectEvent(() => {
    if (!isTable || !isHeld) return;
    const recorded = alwaysMoves(log, always).flatMap((facts) => {
      const id = randomUuid();
      return record({ ...facts, id, at: now() }) === null ? [id] : [];
    });
    if (recorded.length > 0) setAutomatic(new Set([...automatic, ...recorded]));
  });
  const last = log.events.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry, and the choice, are reasons to look.
  useEffect(() => exchange(), [last, always, isTable, isHeld]);

  return {
    always,
    /** The entries that were recorded so; undo takes them back with the point before them. */
    automatic,
    setAlways(side: Side, isOn: boolean): void {
      const next = { ...always, [side]: isOn };
      remember(deviceStorage(), keyOf(matchId), SIDES.filter((team) => next[team]).join(' '));
      setAlways(next);
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import { type RallyLog, replayRallyLog } from '#domain/volleyball/testing/rally-log.ts';
import { tapMatch } from './tap-match.ts';

const SHEET = new URL('../../../shared/data/matches-rally/esheet-PL-2101911.json', import.meta.url);

function realMatch(): MatchLog {
  const sheet: RallyLog = JSON.parse(readFileSync(SHEET, 'utf8'));
  return replayRallyLog(PRESETS.indoor, sheet, { positions: true, rawOrder: true }).log;
}

/** The entries that count, in their order within a team and between rallies. */
function entriesOf(log: MatchLog): string[] {
  let rallies = 0;
  const entries = standingEvents(log.events).map((event) => {
    if (event.type === 'rally') rallies += 1;
    const { id, at, no, ...facts } = event as unknown as Record<string, unknown>;
    return `${rallies} ${JSON.stringify(facts)}`.replace(
      /,"player":\d+/,
      event.type === 'libero' && event.action !== 'in' ? '' : '$&',
    );
  });
  return entries.sort();
}

test.skipIf(!existsSync(SHEET))(
  'a real match of five sets takes 530 taps with the usual exchanges always made, and 659 without',
  () => {
    const real = realMatch();
    const always = tapMatch(real, { usesAlways: true });
    const never = tapMatch(real, { usesAlways: false });
    expect(never.all).toBe(659);
    expect(always.all).toBe(530);
    expect(always.taps).toMatchObject({ rally: 216, substitution: 72, lineup: 60, challenge: 27 });
    expect(entriesOf(never.log)).toEqual(entriesOf(real));
    expect(entriesOf(always.log)).toEqual(entriesOf(real));
  },
);

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promptFor } from '#app/features/scoring/console/prompts.ts';
import type { EventNamed } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog } from '#domain/volleyball/match-log.ts';
import { liveSet, type MatchState } from '#domain/volleyball/match-state.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { type RallyLog, replayRallyLog } from '#domain/volleyball/testing/rally-log.ts';

const SHEET = new URL('../../../shared/data/matches-rally/esheet-PL-2101911.json', import.meta.url);

test.skipIf(!existsSync(SHEET))(
  'in a real match 150 of 190 exchanges of liberos are suggested as one tap',
  () => {
    const sheet: RallyLog = JSON.parse(readFileSync(SHEET, 'utf8'));
    const played = replayRallyLog(PRESETS.indoor, sheet, { positions: true, rawOrder: true }).log;
    let log = emptyLog(PRESETS.indoor);
    const counted = { all: 0, suggested: 0 };
    for (const event of played.events) {
      if (event.type === 'libero') {
        counted.all += 1;
        const prompt = promptFor(log, event.team);
        const move = prompt?.kind === 'libero' ? prompt.move : null;
        const isSame =
          move?.action === event.action &&
          move.libero === event.libero &&
          move.player === replacedBy(event, log.state);
        if (isSame && event.override === undefined) counted.suggested += 1;
      }
      const step = appendEvent(log, event);
      if (step.ok) log = step.log;
    }
    expect(counted.all).toBe(190);
    expect(counted.suggested).toBe(150);
  },
);

function replacedBy(event: EventNamed<'libero'>, state: MatchState): number | undefined {
  if (event.action === 'in') return event.player;
  const acting = liveSet(state)?.[event.team].court?.libero;
  return event.action === 'out' ? acting?.replaced : acting?.libero;
}

import type { TeamRef } from '#contract/people/team.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { type Scorer, scorer } from '#domain/volleyball/testing/record-match.ts';
import type { EventFacts } from '../../log/event-facts.ts';
import { NEVER } from '../always-liberos.ts';
import type { ConsoleControls } from '../console.ts';

const team = (name: string) =>
  ({ id: name, name, jerseyColor1: '#aa0000', jerseyColor2: '#ffffff' }) as TeamRef;

/** A console of Chui and Faru, with what its dialogs have recorded and opened. */
export function consoleControls(prepare: (table: Scorer) => void = () => {}) {
  const table = scorer(PRESETS.indoor);
  prepare(table);
  const recorded: EventFacts[] = [];
  const opened: unknown[] = [];
  const answers: (Refused | null)[] = [];
  let closed = 0;
  const controls = {
    match: {
      id: 'match',
      team1: team('Chui'),
      team2: team('Faru'),
      matchDate: '2026-11-21',
      matchTime: '16:00',
      location: 'Uwanja',
    },
    log: table.log,
    left: 'team1',
    now: () => 0,
    rosters: { team1: [], team2: [] },
    prepared: { team1: undefined, team2: undefined },
    record(event) {
      recorded.push(event);
      return answers.shift() ?? null;
    },
    open: (dialog) => void opened.push(dialog),
    close() {
      closed += 1;
    },
    swapSides: () => {},
    liberos: { always: NEVER, automatic: new Set(), setAlways: () => {} },
    signals: { vibrates: false, sounds: false },
  } as ConsoleControls;
  /** The next entry is refused. */
  const refuseNext = (refused: Refused) => void answers.push(refused);
  return { controls, recorded, opened, refuseNext, closes: () => closed };
}

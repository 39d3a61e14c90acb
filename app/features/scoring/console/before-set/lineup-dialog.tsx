import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { InsertedEntry } from '#domain/volleyball/events.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { type MendFacts, MendPreview } from '../../mend/mend-preview.tsx';
import type { ConsoleControls } from '../console.ts';
import { DialogFrame, useRecordEntry } from '../rulings/dialog-frame.tsx';
import { knownLiberos, knownShirts } from '../shirts/known-shirts.ts';
import { ShirtInput } from '../shirts/shirt-grid.tsx';
import { PlacePicker } from './place-picker.tsx';

/** The slip that the team has handed in: six taps, or one where it is that of the set before. */
export function LineupDialog({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const { state, rules } = controls.log;
  const set = state.currentSet ?? state.sets.length + 1;
  const handedIn = side === 'team1' ? state.lineup1 : state.lineup2;
  const empty: readonly (number | null)[] = Array(rules.playersOnCourt).fill(null);
  const [places, setPlaces] = useState(handedIn?.players ?? empty);
  const [typed, setTyped] = useState<readonly number[]>([]);
  const [liberos, setLiberos] = useState(knownLiberos(controls, side));
  const planned = controls.prepared[side];
  const before = state.sets.findLast((earlier) => earlier[side].court !== null);
  const starters = before?.[side].court?.starters;
  const players = places.flatMap((player) => player ?? []);
  const shirts = [...new Set([...knownShirts(controls, side), ...typed])].filter(
    (candidate) => !liberos.includes(candidate),
  );
  return (
    <DialogFrame
      controls={controls}
      title={t.console.lineupOf(controls.match[side].name, set)}
      problem={problem}
    >
      {planned?.set === set && (
        <button
          className="button tall"
          type="button"
          onClick={() => {
            setPlaces(planned.players);
            setTyped(planned.sheet.map(({ shirt }) => shirt));
            // The sheet that was handed in tells who is libero.
            if (state[side].players === null) setLiberos(planned.liberos);
          }}
        >
          {t.coaching.use}
          <small className="num">{planned.players.join(' · ')}</small>
        </button>
      )}
      {starters && before && before.set !== set && (
        <button className="button soft tall" type="button" onClick={() => setPlaces(starters)}>
          {t.console.sameAsSet(before.set)}
          <small className="num">{starters.join(' · ')}</small>
        </button>
      )}
      <p className="text-quiet">
        {rules.rotation === 'six' ? t.console.lineupText : t.console.serviceOrderText}
      </p>
      <PlacePicker
        controls={controls}
        side={side}
        shirts={shirts}
        places={places}
        onChange={setPlaces}
      />
      <ShirtInput
        label={t.console.otherShirt}
        onPick={(player) => {
          setTyped([...typed, player]);
          const next = places.indexOf(null);
          if (next >= 0 && !places.includes(player)) setPlaces(places.with(next, player));
        }}
      />
      {liberos.length > 0 && (
        <p className="text-quiet num">
          {t.console.liberos}: {liberos.join(', ')}
        </p>
      )}
      <SaveLineup
        controls={controls}
        entry={{ type: 'lineup', set, team: side, players, liberos }}
        isWhole={players.length === rules.playersOnCourt}
        onRecord={recordEntry}
      />
    </DialogFrame>
  );
}

type Entry = Extract<InsertedEntry, { type: 'lineup' }>;
type SaveProps = {
  controls: ConsoleControls;
  entry: Entry;
  isWhole: boolean;
  onRecord: (entry: Entry) => boolean;
};

/** After the first point of a set the same six shirts mean two things, so that the scorer is asked. */
function SaveLineup({ controls, entry, isWhole, onRecord }: SaveProps) {
  const { t } = useWords();
  const { log, match } = controls;
  const [facts, setFacts] = useState<MendFacts | null>(null);
  const running = liveSet(log.state);
  const begin = amendedEvents(log.events).findLast(
    (event) => event.type === 'set-start' && event.set === entry.set,
  );
  const hasPoints = running !== null && running.team1Score + running.team2Score > 0;
  if (facts !== null) {
    return (
      <MendPreview
        match={match}
        log={log}
        facts={facts}
        before={null}
        onRecord={controls.record}
        onDone={controls.close}
        onLeave={() => setFacts(null)}
      />
    );
  }
  if (!hasPoints || begin === undefined) {
    return (
      <button
        className="button tall"
        type="button"
        disabled={!isWhole}
        onClick={() => onRecord(entry)}
      >
        {t.console.saveLineup}
      </button>
    );
  }
  return (
    <>
      <p>{t.console.lineupWhen(`${running.team1Score}–${running.team2Score}`)}</p>
      <button
        className="button tall"
        type="button"
        disabled={!isWhole}
        onClick={() => setFacts({ type: 'insert', before: begin.id, entry })}
      >
        {t.console.lineupBegan}
      </button>
      <button
        className="button soft tall"
        type="button"
        disabled={!isWhole}
        onClick={() => onRecord(entry)}
      >
        {t.console.lineupNow}
      </button>
    </>
  );
}

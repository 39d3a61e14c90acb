import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
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
      <button
        className="button tall"
        type="button"
        disabled={players.length !== rules.playersOnCourt}
        onClick={() => recordEntry({ type: 'lineup', set, team: side, players, liberos })}
      >
        {t.console.saveLineup}
      </button>
    </DialogFrame>
  );
}

import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { DialogFrame, useRecordEntry } from '../rulings/dialog-frame.tsx';
import { knownLiberos, knownShirts, sheetLimits } from '../shirts/known-shirts.ts';
import { nameOf } from '../shirts/shirt.tsx';
import { ShirtInput } from '../shirts/shirt-grid.tsx';
import { BenchFields, useBench } from './bench-fields.tsx';
import { SuspendedNote } from './suspended-note.tsx';

/**
 * The players of today: the roster of the site to begin with, shirts added and left out by a tap.
 */
export function RosterDialog({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const roster = useRoster(controls, side);
  const limits = sheetLimits(controls, side);
  const { problem, shirts, players, liberos, captain, planned, add, leaveOut } = roster;
  const {
    liberos: { max: mostLiberos },
    playersOnCourt: fewest,
  } = controls.log.rules;

  const abroad = limits.foreignOver(players);

  return (
    <DialogFrame
      controls={controls}
      title={t.console.sheetOf(controls.match[side].name)}
      problem={problem}
    >
      <p className="text-quiet">
        {shirts.length === 0 ? t.console.sheetEmpty : t.console.sheetText}
      </p>
      <SuspendedNote controls={controls} side={side} />
      {planned && (
        <button className="button tall" type="button" onClick={() => roster.takePlanned(planned)}>
          {t.coaching.useSheet}
          <small className="num">{t.coaching.sheetSum(planned.sheet.length)}</small>
        </button>
      )}
      <ul className="roster">
        {shirts.map((player) => (
          <RosterRow
            key={player}
            player={player}
            name={nameOf(controls, side, player) ?? ''}
            plays={players.includes(player)}
            isSuspended={limits.suspended.includes(player)}
            isIneligible={limits.ineligible.includes(player)}
            isRefused={limits.isShut(player)}
            isLibero={liberos.includes(player)}
            isCaptain={captain === player}
            hasLiberos={mostLiberos > 0}
            onLibero={() => roster.toggleLibero(player)}
            onCaptain={() => roster.toggleCaptain(player)}
            onPlays={() => (players.includes(player) ? leaveOut(player) : add(player))}
          />
        ))}
      </ul>
      <ShirtInput label={t.console.otherShirt} onPick={add} />
      <BenchFields controls={controls} side={side} bench={roster.bench} />
      {abroad && (
        <p className="form-problem" role="status">
          {t.console.tooManyForeign(abroad.count, abroad.most)}
        </p>
      )}
      {players.length < fewest && <p className="text-quiet">{t.console.sheetNeeds(fewest)}</p>}
      <button
        className="button tall"
        type="button"
        disabled={players.length < fewest || (limits.isRefused && abroad !== undefined)}
        onClick={roster.record}
      >
        {t.console.saveSheet(players.length)}
      </button>
    </DialogFrame>
  );
}

/** The players of today while they are chosen, and how they are recorded. */
function useRoster(controls: ConsoleControls, side: Side) {
  const { recordEntry, problem } = useRecordEntry(controls);
  const { state } = controls.log;
  const known = knownShirts(controls, side);
  const { isBarred, isShut } = sheetLimits(controls, side);
  const mayStand = (player: number) => !isShut(player);
  // A sheet that is in stands as it is; a new one begins without them.
  const chosen = state[side].players === null ? known.filter((player) => !isBarred(player)) : known;
  const [shirts, setShirts] = useState(known);
  const [players, setPlayers] = useState<readonly number[]>(chosen);
  const [liberos, setLiberos] = useState(() =>
    knownLiberos(controls, side).filter((player) => chosen.includes(player)),
  );
  const [captain, setCaptain] = useState(state[side].captain);
  const bench = useBench(state[side]);
  const planned = state.sets.length === 0 ? controls.prepared[side] : undefined;

  function add(player: number) {
    if (isShut(player)) return;
    if (!shirts.includes(player)) setShirts([...shirts, player].sort((a, b) => a - b));
    if (!players.includes(player)) setPlayers([...players, player]);
  }

  function leaveOut(player: number) {
    setPlayers(players.filter((other) => other !== player));
    setLiberos(liberos.filter((other) => other !== player));
    if (captain === player) setCaptain(null);
  }

  function takePlanned({ sheet, ...plan }: NonNullable<typeof planned>) {
    const plannedShirts = sheet.map(({ shirt }) => shirt);
    setShirts([...new Set([...shirts, ...plannedShirts])].sort((a, b) => a - b));
    setPlayers(plannedShirts.filter(mayStand));
    setLiberos(plan.liberos.filter(mayStand));
    setCaptain(plan.captain);
  }

  function record() {
    const sheet = { players: [...players].sort((a, b) => a - b), liberos, ...bench.facts };
    const withCaptain = captain === null ? sheet : { ...sheet, captain };
    recordEntry({ type: 'match-setup', [side]: withCaptain });
  }

  function toggleLibero(player: number) {
    if (isShut(player)) return;
    if (liberos.includes(player)) return setLiberos(liberos.filter((it) => it !== player));
    add(player);
    setLiberos([...liberos, player]);
  }

  function toggleCaptain(player: number) {
    if (isShut(player)) return;
    add(player);
    setCaptain(captain === player ? null : player);
  }

  return {
    problem,
    shirts,
    players,
    liberos,
    captain,
    planned,
    bench,
    add,
    leaveOut,
    toggleLibero,
    toggleCaptain,
    takePlanned,
    record,
  };
}

type RowProps = {
  player: number;
  name: string;
  plays: boolean;
  isSuspended: boolean;
  isIneligible: boolean;
  /** The league does not let this player onto the sheet. */
  isRefused: boolean;
  isLibero: boolean;
  isCaptain: boolean;
  /** Whether these rules know liberos. */
  hasLiberos: boolean;
  onLibero: () => void;
  onCaptain: () => void;
  onPlays: () => void;
};

function RosterRow({ player, name, plays, isLibero, isCaptain, ...props }: RowProps) {
  const { t } = useWords();
  const toggle = (label: string, isOn: boolean, letter: string, onClick: () => void) => (
    <button
      className="button soft"
      type="button"
      aria-pressed={isOn}
      disabled={props.isRefused}
      onClick={onClick}
    >
      <span aria-hidden="true">{letter}</span>
      <span className="sr">
        {label} {player}
      </span>
    </button>
  );
  return (
    <li data-out={plays ? undefined : ''}>
      <b className="num">{player}</b>
      <span>
        {name}
        {props.isSuspended && <b className="text-alarm"> {t.console.suspendedShirt}</b>}
        {props.isIneligible && <b className="text-alarm"> {t.console.ineligibleShirt}</b>}
      </span>
      {props.hasLiberos && toggle(t.console.libero, isLibero, 'L', props.onLibero)}
      {toggle(t.console.captain, isCaptain, 'C', props.onCaptain)}
      {toggle(t.console.plays, plays, plays ? '✓' : '–', props.onPlays)}
    </li>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import { tonesOf } from '#domain/crest/match-colors.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { halfColors } from '../../points/team-colors.ts';
import type { ShownCourt } from '../console.ts';

type Props = {
  controls: ShownCourt;
  side: Side;
  player: number;
  onTap: (player: number) => void;
  isPressed?: boolean;
  note?: string | undefined;
};

/** A shirt to tap: number, captain underlined, libero in the chosen colour, else in the colours turned round. */
export function Shirt({ controls, side, player, onTap, isPressed, note }: Props) {
  const { t } = useWords();
  const { background, color } = halfColors(controls.match, side);
  const { captain, liberos, liberoShirt } = controls.log.state[side];
  const isLibero = liberos.includes(player);
  const chosen = liberoShirt === null ? undefined : tonesOf(liberoShirt);
  const liberoColors = { background: chosen?.field ?? color, color: chosen?.ink ?? background };
  const name = nameOf(controls, side, player);
  const words = [
    t.console.shirt(controls.match[side].name, player),
    name,
    player === captain && t.console.captain,
    isLibero && t.console.libero,
    note,
  ];
  return (
    <button
      className="shirt num"
      type="button"
      style={isLibero ? liberoColors : { background, color }}
      aria-label={words.filter(Boolean).join(', ')}
      aria-pressed={isPressed}
      data-captain={player === captain ? '' : undefined}
      data-libero={isLibero ? '' : undefined}
      onClick={() => onTap(player)}
    >
      {player}
    </button>
  );
}

/** The name that the site has for a shirt of the team. */
export function nameOf({ rosters }: Pick<ShownCourt, 'rosters'>, side: Side, player: number) {
  return rosters[side].find(({ jerseyNumber }) => jerseyNumber === player)?.fullName;
}

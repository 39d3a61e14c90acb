import { useWords } from '#app/lib/use-words.ts';
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

/** A shirt to tap: number, captain underlined, libero in the colours turned round. */
export function Shirt({ controls, side, player, onTap, isPressed, note }: Props) {
  const { t } = useWords();
  const { background, color } = halfColors(controls.match, side);
  const { captain, liberos } = controls.log.state[side];
  const isLibero = liberos.includes(player);
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
      style={isLibero ? { background: color, color: background } : { background, color }}
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

import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ShownCourt } from '../console.ts';
import { Shirt } from '../shirts/shirt.tsx';
import { ShirtGrid } from '../shirts/shirt-grid.tsx';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

type Props = {
  controls: ShownCourt;
  side: Side;
  /** The players who may be put on court. */
  shirts: readonly number[];
  /** By position from 1; null where nobody stands yet. */
  places: readonly (number | null)[];
  onChange: (places: readonly (number | null)[]) => void;
};

/** A court to fill: a tapped shirt takes the next free place, a tapped place is free again. */
export function PlacePicker({ controls, side, shirts, places, onChange }: Props) {
  const { t } = useWords();
  const next = places.indexOf(null);

  function put(player: number) {
    if (places.includes(player)) return onChange(without(places, player));
    if (next >= 0) onChange(places.with(next, player));
  }

  return (
    <>
      <div className="console-court picking">
        <ol className="court-half" data-end="left" data-six={places.length === 6 ? '' : undefined}>
          {places.map((player, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its position.
            <li key={at} data-place={at + 1} data-next={at === next ? '' : undefined}>
              {player === null ? (
                <span className="place">
                  <span className="sr">{t.console.freePlace(at + 1)}</span>
                  <span aria-hidden="true">{NUMERALS[at]}</span>
                </span>
              ) : (
                <Shirt
                  controls={controls}
                  side={side}
                  player={player}
                  onTap={(tapped) => onChange(without(places, tapped))}
                  note={t.console.position(at + 1)}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      <ShirtGrid
        controls={controls}
        side={side}
        players={shirts}
        pressed={places.flatMap((player) => player ?? [])}
        onPick={put}
      />
    </>
  );
}

function without(places: readonly (number | null)[], player: number) {
  return places.map((other) => (other === player ? null : other));
}

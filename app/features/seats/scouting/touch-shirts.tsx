import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';

/** `shirt` is null where the number was not seen. */
export type Player = { side: Side; shirt: number | null };

type Props = {
  match: Match;
  shirts: Record<Side, readonly number[]>;
  /** The team of the touch that is expected. */
  first: Side;
  chosen: Player | undefined;
  onChoose: (player: Player) => void;
};

/** Both teams by their shirts, the one that is expected above. */
export function Shirts({ match, shirts, first, chosen, onChoose }: Props) {
  const { t } = useWords();
  const words = t.scouting;
  return [first, otherSide(first)].map((side) => (
    <fieldset key={side}>
      <legend>{match[side].name}</legend>
      <ul className="seat-shirts scout-shirts">
        {[...shirts[side], null].map((shirt) => (
          <li key={shirt}>
            <button
              className="button soft"
              type="button"
              aria-pressed={chosen?.side === side && chosen.shirt === shirt}
              aria-label={
                shirt === null
                  ? words.unknown(match[side].name)
                  : words.shirt(match[side].name, shirt)
              }
              onClick={() => onChoose({ side, shirt })}
            >
              {shirt ?? '?'}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  ));
}

import { useWords } from '#app/lib/use-words.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { Desk } from './console.ts';
import { Shirt } from './shirts/shirt.tsx';

/** Both teams in their positions as the scorer sees them; a tap on a shirt changes the player. */
export function DeskCourt({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { left } = desk;
  return (
    <section className="desk-court" aria-label={t.table.court}>
      <CourtHalf desk={desk} side={left} end="left" />
      <CourtHalf desk={desk} side={otherSide(left)} end="right" />
    </section>
  );
}

type HalfProps = { desk: Desk; side: Side; end: 'left' | 'right' };

function CourtHalf({ desk, side, end }: HalfProps) {
  const { t } = useWords();
  const { state, rules } = desk.log;
  const court = liveSet(state)?.[side].court;
  if (!court) {
    return (
      <div className="court-half">
        <button
          className="button soft court-missing"
          type="button"
          disabled={state.serving === null}
          onClick={() => desk.open({ kind: 'lineup', side })}
        >
          {t.table.addLineup}
        </button>
      </div>
    );
  }
  const isSix = rules.rotation === 'six' && court.positions.length === 6;
  return (
    <ol className="court-half" data-end={end} data-six={isSix ? '' : undefined}>
      {court.positions.map((player, at) => {
        const isServer = at === 0 && state.serving === side;
        const replaced = court.libero?.libero === player ? court.libero.replaced : null;
        return (
          <li key={player} data-place={at + 1} data-serves={isServer ? '' : undefined}>
            <Shirt
              desk={desk}
              side={side}
              player={player}
              onTap={(out) => desk.open({ kind: 'substitution', side, out })}
              note={[t.table.position(at + 1), isServer && t.scoring.serves]
                .filter(Boolean)
                .join(', ')}
            />
            {replaced !== null && <small className="num">{replaced}</small>}
          </li>
        );
      })}
    </ol>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from './console.ts';
import { Shirt } from './shirts/shirt.tsx';

/** Both teams in their positions as the scorer sees them; a tap on a shirt changes the player. */
export function ConsoleCourt({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { left } = controls;
  return (
    <section className="console-court" aria-label={t.console.court}>
      <CourtHalf controls={controls} side={left} end="left" />
      <CourtHalf controls={controls} side={otherSide(left)} end="right" />
    </section>
  );
}

type HalfProps = { controls: ConsoleControls; side: Side; end: 'left' | 'right' };

function CourtHalf({ controls, side, end }: HalfProps) {
  const { t } = useWords();
  const { state, rules } = controls.log;
  const court = liveSet(state)?.[side].court;
  if (!court) {
    return (
      <div className="court-half">
        <button
          className="button soft court-missing"
          type="button"
          disabled={state.serving === null}
          onClick={() => controls.open({ kind: 'lineup', side })}
        >
          {t.console.addLineup}
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
              controls={controls}
              side={side}
              player={player}
              onTap={(out) => controls.open({ kind: 'substitution', side, out })}
              note={[t.console.position(at + 1), isServer && t.scoring.serves]
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

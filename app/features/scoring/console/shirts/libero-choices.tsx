import { useWords } from '#app/lib/use-words.ts';
import { type JudgedMove, liberoMoves } from '#domain/volleyball/legal-changes.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from '../rulings/choice-button.tsx';
import { useRecordEntry } from '../rulings/dialog-frame.tsx';

type Props = { controls: ConsoleControls; side: Side; player: number };

/**
 * The libero exchanges of the tapped shirt. An exchange that a rule forbids is confirmed when
 * tapped.
 */
export function LiberoChoices({ controls, side, player }: Props) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const moves = liberoMoves(controls.log, side).filter((move) =>
    move.action === 'out' ? move.libero === player : move.player === player,
  );
  if (moves.length === 0) return null;
  const label = ({ action, libero, player: other }: JudgedMove) =>
    action === 'out' ? t.console.liberoOut(libero, other) : t.console.liberoIn(libero, other);
  return (
    <div className="libero-choices">
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {moves.map((move) => (
        <ChoiceButton
          key={`${move.action}${move.libero}`}
          kind={move.refused ? 'soft' : 'main'}
          note={move.refused && t.refusals[move.refused.refusal]}
          onClick={() => {
            const { action, libero } = move;
            recordEntry({ type: 'libero', team: side, action, libero, player: move.player });
          }}
        >
          {label(move)}
        </ChoiceButton>
      ))}
    </div>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import type { ConsoleControls } from './console.ts';
import { type Prompt, promptsOf } from './prompts.ts';

/** The probable next step of each team, one tap away, under its own half. */
export function PromptRow({ controls }: { controls: ConsoleControls }) {
  const [left, right] = promptsOf(controls.log, controls.left);
  return (
    <div className="console-prompts">
      <PromptButton controls={controls} prompt={left} />
      <PromptButton controls={controls} prompt={right} />
    </div>
  );
}

function PromptButton({ controls, prompt }: { controls: ConsoleControls; prompt: Prompt | null }) {
  const { t } = useWords();
  if (prompt === null) return <span />;
  const { side } = prompt;
  const team = controls.match[side].name;
  if (prompt.kind === 'replace') {
    const { player } = prompt;
    return (
      <button
        className="prompt"
        type="button"
        data-due
        onClick={() => controls.open({ kind: 'substitution', side, out: player })}
      >
        {t.console.mustBeReplaced(player)}
        <span className="sr">, {team}</span>
      </button>
    );
  }
  const { action, libero, player } = prompt.move;
  return (
    <button
      className="prompt"
      type="button"
      data-due={prompt.isDue ? '' : undefined}
      onClick={() => controls.record({ type: 'libero', team: side, action, libero, player })}
    >
      {action === 'out' ? t.console.liberoOut(libero, player) : t.console.liberoIn(libero, player)}
      <span className="sr">, {team}</span>
    </button>
  );
}

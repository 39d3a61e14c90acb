import { useWords } from '#app/lib/use-words.ts';
import type { Desk } from './console.ts';
import { type Prompt, promptsOf } from './prompts.ts';

/** What each team would probably do next, one tap away, under its own half. */
export function PromptRow({ desk }: { desk: Desk }) {
  const [left, right] = promptsOf(desk.log, desk.left);
  return (
    <div className="desk-prompts">
      <PromptButton desk={desk} prompt={left} />
      <PromptButton desk={desk} prompt={right} />
    </div>
  );
}

function PromptButton({ desk, prompt }: { desk: Desk; prompt: Prompt | null }) {
  const { t } = useWords();
  if (prompt === null) return <span />;
  const { side } = prompt;
  const team = desk.match[side].name;
  if (prompt.kind === 'replace') {
    const { player } = prompt;
    return (
      <button
        className="prompt"
        type="button"
        data-due
        onClick={() => desk.open({ kind: 'substitution', side, out: player })}
      >
        {t.table.mustBeReplaced(player)}
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
      onClick={() => desk.record({ type: 'libero', team: side, action, libero, player })}
    >
      {action === 'out' ? t.table.liberoOut(libero, player) : t.table.liberoIn(libero, player)}
      <span className="sr">, {team}</span>
    </button>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import type { EventNamed } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import type { ConsoleControls } from './console.ts';
import { type Prompt, promptFor } from './prompts.ts';

/** The probable next step of each team, one tap away, under its own half. */
export function PromptRow({ controls }: { controls: ConsoleControls }) {
  return (
    <div className="console-prompts">
      {[controls.left, otherSide(controls.left)].map((side) => (
        <TeamPrompt key={side} controls={controls} side={side} />
      ))}
    </div>
  );
}

type SideProps = { controls: ConsoleControls; side: Side };

function TeamPrompt({ controls, side }: SideProps) {
  const { log, liberos } = controls;
  const prompt = promptFor(log, side);
  if (prompt?.kind === 'replace') return <ReplacePrompt controls={controls} prompt={prompt} />;
  if (prompt !== null) return <LiberoPrompt controls={controls} prompt={prompt} />;
  const recorded = lastAutomatic(log, side, liberos.automatic);
  return recorded ? <AutomaticExchange controls={controls} exchange={recorded} /> : <span />;
}

type PromptProps<Kind> = {
  controls: ConsoleControls;
  prompt: Extract<Prompt, { kind: Kind }>;
};

function ReplacePrompt({ controls, prompt: { side, player } }: PromptProps<'replace'>) {
  const { t } = useWords();
  return (
    <button
      className="prompt"
      type="button"
      data-due
      onClick={() => controls.open({ kind: 'substitution', side, out: player })}
    >
      {t.console.mustBeReplaced(player)}
      <span className="sr">, {controls.match[side].name}</span>
    </button>
  );
}

/** A habit can also become one that needs no tap any more. */
function LiberoPrompt({ controls, prompt }: PromptProps<'libero'>) {
  const { t } = useWords();
  const { side, isDue, isHabit, move } = prompt;
  const { action, libero, player } = move;
  const team = <span className="sr">, {controls.match[side].name}</span>;
  const mayBeAlways = isHabit && !controls.liberos.always[side];
  return (
    <span className="prompt-pair">
      <button
        className="prompt"
        type="button"
        data-due={isDue ? '' : undefined}
        onClick={() => controls.record({ type: 'libero', team: side, action, libero, player })}
      >
        {exchangeWords(t.console, { action, libero, player })}
        {team}
      </button>
      {mayBeAlways && (
        <button
          className="prompt"
          type="button"
          onClick={() => {
            controls.record({ type: 'libero', team: side, action, libero, player });
            controls.liberos.setAlways(side, true);
          }}
        >
          {t.console.always}
          {team}
        </button>
      )}
    </span>
  );
}

type ExchangeProps = { controls: ConsoleControls; exchange: EventNamed<'libero'> };

/** An exchange that the table has recorded by itself, and how it is taken back. */
function AutomaticExchange({ controls, exchange }: ExchangeProps) {
  const { t } = useWords();
  const { id, team, action, libero, player = libero } = exchange;
  return (
    <button
      className="prompt"
      type="button"
      data-done
      onClick={() => controls.record({ type: 'void', target: id })}
    >
      {exchangeWords(t.console, { action, libero, player })} ✓ <u>{t.console.notThisTime}</u>
      <span className="sr">, {controls.match[team].name}</span>
    </button>
  );
}

type Exchange = { action: 'in' | 'out' | 'swap'; libero: number; player: number };

function exchangeWords(
  words: ReturnType<typeof useWords>['t']['console'],
  { action, libero, player }: Exchange,
): string {
  return action === 'out' ? words.liberoOut(libero, player) : words.liberoIn(libero, player);
}

/** The one of this team since the last rally that still stands. */
function lastAutomatic(
  { events }: MatchLog,
  side: Side,
  automatic: ReadonlySet<string>,
): EventNamed<'libero'> | undefined {
  if (automatic.size === 0) return undefined;
  const standing = standingEvents(events);
  const last = standing.findLast(
    (event) => event.type === 'rally' || (event.type === 'libero' && event.team === side),
  );
  return last?.type === 'libero' && automatic.has(last.id) ? last : undefined;
}

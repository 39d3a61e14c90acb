import { useWords } from '#app/lib/use-words.ts';
import { mayForfeit } from '#domain/volleyball/play/may-forfeit.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { ConsoleControls, DialogChoice } from './console.ts';
import { ChoiceButton } from './rulings/choice-button.tsx';
import { DialogFrame, useRecordEntry } from './rulings/dialog-frame.tsx';

type TeamDialogKind = Extract<DialogChoice, { side: Side }>['kind'];

/** Actions for one team: each says beforehand what it will do. */
export function TeamMenu({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const { state, rules } = controls.log;
  const team = state[side];
  const inSet = state.sets.at(-1)?.[side].challengesLost ?? 0;
  const lost = rules.challenges?.per === 'match' ? team.challengesLost : inSet;
  const go = (kind: TeamDialogKind, label: string, note?: string) => (
    <ChoiceButton note={note} onClick={() => controls.open({ kind, side })}>
      {label}
    </ChoiceButton>
  );
  return (
    <DialogFrame controls={controls} title={controls.match[side].name} problem={problem} isSmall>
      <div className="more-list">
        {rules.challenges !== null &&
          state.status === 'Live' &&
          go(
            'challenge',
            t.console.challenge,
            t.console.challengesLeft(Math.max(0, rules.challenges.max - lost)),
          )}
        {!state.decided && <Requests controls={controls} side={side} recordEntry={recordEntry} />}
        {!state.decided && go('sanction', t.console.sanction)}
        {state.currentSet !== null && go('medical', t.console.injury)}
        {state.currentSet !== null && go('rotation', t.console.rotationFault)}
        {controls.liberos.always[side] && (
          <ChoiceButton
            onClick={() => {
              controls.liberos.setAlways(side, false);
              controls.close();
            }}
          >
            {t.console.endAlways(controls.match[side].name)}
          </ChoiceButton>
        )}
        {!state.decided && team.liberos.length > 0 && go('redesignate', t.console.newLibero)}
        {!state.decided && go('award', t.awards.title, t.awards.note)}
        {mayForfeit(state) && state.forfeit !== side && go('incomplete', t.console.cannotPlayOn)}
      </div>
    </DialogFrame>
  );
}

type RequestProps = {
  controls: ConsoleControls;
  side: Side;
  recordEntry: (facts: EventFacts) => boolean;
};

/** Rule 16: the first improper request is free, any further one delays; so it is recorded. */
function Requests({ controls, side, recordEntry }: RequestProps) {
  const { t } = useWords();
  const { delays, improperUsed } = controls.log.state[side];
  return (
    <>
      <ChoiceButton
        note={delays === 0 ? t.console.delayWarning : t.console.delayPenalty}
        onClick={() => recordEntry({ type: 'delay', team: side })}
      >
        {t.console.delay}
      </ChoiceButton>
      <ChoiceButton
        note={improperUsed ? t.console.improperUsed : t.console.improperFree}
        onClick={() =>
          recordEntry(
            improperUsed
              ? { type: 'delay', team: side, request: true }
              : { type: 'improper', team: side },
          )
        }
      >
        {t.console.improper}
      </ChoiceButton>
    </>
  );
}

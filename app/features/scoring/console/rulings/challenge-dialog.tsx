import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import {
  CHALLENGE_KINDS,
  type ChallengeEffect,
  type ChallengeKind,
  type ChallengeOutcome,
} from '#domain/volleyball/events.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

/** The possible answers of the referees, and the effect of each on the rally just ended. */
const ANSWERS: readonly { outcome: ChallengeOutcome; effect: ChallengeEffect }[] = [
  { outcome: 'right', effect: 'overturn' },
  { outcome: 'right', effect: 'replay' },
  { outcome: 'right', effect: 'none' },
  { outcome: 'wrong', effect: 'none' },
  { outcome: 'unjudgeable', effect: 'none' },
  { outcome: 'cancelled', effect: 'none' },
];

/** A challenge of the last rally: what was asked, then the answer records it. */
export function ChallengeDialog({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const [kind, setKind] = useState<ChallengeKind | null>(null);
  return (
    <DialogFrame
      controls={controls}
      title={`${t.console.challenge} · ${controls.match[side].name}`}
      problem={problem}
    >
      <fieldset className="kinds">
        <legend className="dialog-head">{t.console.challengeWhat}</legend>
        {CHALLENGE_KINDS.map((offered) => (
          <button
            key={offered}
            className="button soft"
            type="button"
            aria-pressed={kind === offered}
            onClick={() => setKind(kind === offered ? null : offered)}
          >
            {t.console.challengeKinds[offered]}
          </button>
        ))}
      </fieldset>
      <h3 className="dialog-head">{t.console.challengeAnswer}</h3>
      <div className="more-list">
        {ANSWERS.map(({ outcome, effect }) => (
          <ChoiceButton
            key={`${outcome}-${effect}`}
            note={t.console.challengeEffects[effect]}
            onClick={() =>
              recordEntry({ type: 'challenge', team: side, outcome, effect, ...(kind && { kind }) })
            }
          >
            {t.console.challengeOutcomes[outcome]}
          </ChoiceButton>
        ))}
      </div>
    </DialogFrame>
  );
}

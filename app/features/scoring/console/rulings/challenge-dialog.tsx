import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import {
  CHALLENGE_KINDS,
  type ChallengeEffect,
  type ChallengeKind,
  type ChallengeOutcome,
} from '#domain/volleyball/events.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk } from '../console.ts';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

/** What the referees can answer, and what it does to the rally just ended. */
const ANSWERS: readonly { outcome: ChallengeOutcome; effect: ChallengeEffect }[] = [
  { outcome: 'right', effect: 'overturn' },
  { outcome: 'right', effect: 'replay' },
  { outcome: 'right', effect: 'none' },
  { outcome: 'wrong', effect: 'none' },
  { outcome: 'unjudgeable', effect: 'none' },
  { outcome: 'cancelled', effect: 'none' },
];

/** A challenge of the last rally: what was asked, then the answer records it. */
export function ChallengeSheet({ desk, side }: { desk: Desk; side: Side }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const [kind, setKind] = useState<ChallengeKind | null>(null);
  return (
    <SheetFrame
      desk={desk}
      title={`${t.table.challenge} · ${desk.match[side].name}`}
      problem={problem}
    >
      <fieldset className="kinds">
        <legend className="sheet-head">{t.table.challengeWhat}</legend>
        {CHALLENGE_KINDS.map((one) => (
          <button
            key={one}
            className="button soft"
            type="button"
            aria-pressed={kind === one}
            onClick={() => setKind(kind === one ? null : one)}
          >
            {t.table.challengeKinds[one]}
          </button>
        ))}
      </fieldset>
      <h3 className="sheet-head">{t.table.challengeAnswer}</h3>
      <div className="more-list">
        {ANSWERS.map(({ outcome, effect }) => (
          <SheetButton
            key={`${outcome}-${effect}`}
            note={t.table.challengeEffects[effect]}
            onClick={() =>
              tell({ type: 'challenge', team: side, outcome, effect, ...(kind && { kind }) })
            }
          >
            {t.table.challengeOutcomes[outcome]}
          </SheetButton>
        ))}
      </div>
    </SheetFrame>
  );
}

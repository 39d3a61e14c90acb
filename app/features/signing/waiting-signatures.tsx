import { useState } from 'react';
import type { WaitingSignaturesProps } from '#app/features/scoring/signing-props.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { WaitingSignature } from '#contract/matches/signature.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { signingSide } from '#domain/volleyball/scoresheet/signing.ts';
import { useSigningWords } from './signing-words.ts';
import { entryOf, useWaiting } from './use-waiting.ts';

/** Signatures from other devices, lit up over the table: one tap to take each. */
export function WaitingSignatures({ match, signed, onTake }: WaitingSignaturesProps) {
  const { t } = useWords();
  const words = useSigningWords();
  const { waiting, forget } = useWaiting(match.id, signed);
  const [refused, setRefused] = useState<Refused | null>(null);

  function take(signature: WaitingSignature) {
    const refusal = onTake(entryOf(signature), signature.id);
    setRefused(refusal);
    if (refusal === null) forget(signature.id);
  }

  function whoOf({ role, of }: WaitingSignature): string {
    const side = signingSide(role);
    const team = side && match[side].name;
    const signer = t.console.signFor(t.console.roles[role], team);
    return of === 'list' && team ? `${words.listOf(team)} · ${t.console.roles[role]}` : signer;
  }

  return (
    <div role="status">
      {waiting.map((signature) => {
        const { id, name, manner } = signature;
        const how = t.console.manners[manner];
        return (
          <div key={id} className="score-banner">
            <span>{words.gave(whoOf(signature), name ?? words.someone, how)}</span>
            <button type="button" onClick={() => take(signature)}>
              {words.take}
            </button>
          </div>
        );
      })}
      {refused && <p className="score-banner bad">{t.refusals[refused.refusal]}</p>}
    </div>
  );
}

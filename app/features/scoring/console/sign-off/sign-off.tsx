import { SheetLink } from '#app/features/match-page/scoresheet-link.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { SigningRole } from '#domain/volleyball/events.ts';
import type { SignatureRecord } from '#domain/volleyball/match-state.ts';
import { isKept } from '../../scored-teams.ts';
import { type Step, StepList } from '../before-set/step-list.tsx';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from '../rulings/choice-button.tsx';
import { demandsSignatures, isCounted } from './counted-signatures.ts';
import { teamOf } from './sign-dialog.tsx';

/** The people who sign after a match, in the order of the sheet. */
const ROLES: readonly SigningRole[] = [
  'captain1',
  'captain2',
  'coach1',
  'coach2',
  'scorer',
  'assistant-scorer',
  'referee2',
  'referee1',
];

/** Without these the approval of a sheet is not complete. */
const APPROVE: readonly SigningRole[] = ['captain1', 'captain2', 'referee1'];

/** The end of the match: signatures, then the sheet becomes official. */
export function SignOff({ controls }: { controls: ConsoleControls }) {
  const { t, to } = useWords();
  const { match } = controls;
  const { state } = controls.log;
  const signed = state.signatures.filter((it) => isCounted(match, it)).map(({ role }) => role);
  const missing = APPROVE.filter((role) => !signed.includes(role));
  const signerName = (role: SigningRole) =>
    t.console.signFor(t.console.roles[role], teamOf(controls, role));
  const steps: Step[] = ROLES.map((role) => {
    const signature = state.signatures.find((it) => it.role === role);
    return {
      label: signerName(role),
      detail: signature && signatureWords(t, signature),
      isDone: signed.includes(role),
      onOpen: () => controls.open({ kind: 'sign', role }),
    };
  });

  const { terms } = match;
  const isNameAlone = state.signatures.some((it) => !isCounted(match, it));
  const unsigned =
    missing.length > 0 &&
    [
      t.console.notSigned(missing.map(signerName).join(', ')),
      ...(isNameAlone ? [t.console.nameAlone] : []),
    ].join('. ');
  const isHeldUp = unsigned !== false && demandsSignatures(match);

  /** Official is what is over: the end is told on the way. */
  function finalise() {
    const ended = state.status === 'Live' ? controls.record({ type: 'end' }) : null;
    if (ended === null) controls.record({ type: 'finalise' });
  }

  if (state.finalised) {
    return (
      <>
        <p className="stage-note">{t.console.official(state.sheetVersion)}</p>
        <ChoiceButton onClick={() => controls.open({ kind: 'correct' })}>
          {t.console.correctSheet}
        </ChoiceButton>
        {isKept(controls.match) && (
          <>
            <SheetLink className="button soft" matchId={controls.match.id} />
            <a className="button" href={to(`/${controls.match.id}`)}>
              {t.scoring.matchPage}
            </a>
          </>
        )}
      </>
    );
  }
  return (
    <>
      <h2 className="stage-note">{t.guide.signatures}</h2>
      <StepList steps={steps} />
      {state.status === 'Live' && !terms?.official && (
        <ChoiceButton onClick={() => controls.record({ type: 'end' })}>
          {t.scoring.endMatch}
        </ChoiceButton>
      )}
      <ChoiceButton kind="main" note={unsigned} isDisabled={isHeldUp} onClick={finalise}>
        {t.console.finalise}
      </ChoiceButton>
      {isHeldUp && (
        <ChoiceButton
          onClick={() => controls.record({ type: 'remark', text: unsigned }) ?? finalise()}
        >
          {t.console.recordAnyway}
        </ChoiceButton>
      )}
    </>
  );
}

/** `Asha · by own account · Under protest` */
function signatureWords(t: Messages, { name, manner, underProtest }: SignatureRecord): string {
  const how = manner && t.console.manners[manner];
  const protest = underProtest && t.console.underProtest;
  return [name ?? t.console.signedHere, how, protest].filter(Boolean).join(' · ');
}

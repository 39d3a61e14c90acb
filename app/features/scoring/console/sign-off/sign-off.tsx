import { SheetLink } from '#app/features/match-page/scoresheet-link.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { SigningRole } from '#domain/volleyball/events.ts';
import { isKept } from '../../scored-teams.ts';
import { type Step, StepList } from '../before-set/step-list.tsx';
import type { Desk } from '../console.ts';
import { SheetButton } from '../rulings/choice-button.tsx';
import { teamOf } from './sign-dialog.tsx';

/** Who signs after a match, in the order of the sheet. */
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
export function SignOff({ desk }: { desk: Desk }) {
  const { t, to } = useWords();
  const { state } = desk.log;
  const signed = state.signatures.map(({ role }) => role);
  const missing = APPROVE.filter((role) => !signed.includes(role));
  const whoIs = (role: SigningRole) => t.table.signFor(t.table.roles[role], teamOf(desk, role));
  const steps: Step[] = ROLES.map((role) => {
    const given = state.signatures.find((signature) => signature.role === role);
    return {
      label: whoIs(role),
      detail: given && (given.name ?? t.table.signedHere),
      isDone: given !== undefined,
      onOpen: () => desk.open({ kind: 'sign', role }),
    };
  });

  /** Official is what is over: the end is told on the way. */
  function finalise() {
    const ended = state.status === 'Live' ? desk.record({ type: 'end' }) : null;
    if (ended === null) desk.record({ type: 'finalise' });
  }

  if (state.finalised) {
    return (
      <>
        <p className="stage-note">{t.table.official(state.sheetVersion)}</p>
        <SheetButton onClick={() => desk.open({ kind: 'correct' })}>
          {t.table.correctSheet}
        </SheetButton>
        {isKept(desk.match) && (
          <>
            <SheetLink className="button soft" matchId={desk.match.id} />
            <a className="button" href={to(`/${desk.match.id}`)}>
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
      {state.status === 'Live' && (
        <SheetButton onClick={() => desk.record({ type: 'end' })}>{t.scoring.endMatch}</SheetButton>
      )}
      <SheetButton
        kind="main"
        note={missing.length > 0 && t.table.notSigned(missing.map(whoIs).join(', '))}
        onClick={finalise}
      >
        {t.table.finalise}
      </SheetButton>
    </>
  );
}

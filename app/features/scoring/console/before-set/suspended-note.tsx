import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { sheetLimits, suspendedShirts } from '../shirts/known-shirts.ts';

/** The people of a team who are suspended for this match, and the shirts that may not play in the league. */
export function SuspendedNote({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { people, isRefused } = suspendedShirts(controls, side);
  const limits = sheetLimits(controls, side);
  const staff: Record<string, string> = t.console.staff;
  const names = people.map((person) => staff[person] ?? person).join(', ');
  return (
    <>
      {people.length > 0 && (
        <p className="form-problem" role="status">
          {t.console.suspendedHere(names)} {isRefused ? t.console.suspendedRefused : ''}
        </p>
      )}
      {limits.ineligible.length > 0 && (
        <p className="form-problem" role="status">
          {t.console.ineligibleHere(limits.ineligible.join(', '))}{' '}
          {limits.isRefused ? t.console.suspendedRefused : ''}
        </p>
      )}
    </>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { suspendedShirts } from '../shirts/known-shirts.ts';

/** The people of a team who are suspended for this match. */
export function SuspendedNote({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { people, isRefused } = suspendedShirts(controls, side);
  if (people.length === 0) return null;
  const staff: Record<string, string> = t.console.staff;
  const names = people.map((person) => staff[person] ?? person).join(', ');
  return (
    <p className="form-problem" role="status">
      {t.console.suspendedHere(names)} {isRefused ? t.console.suspendedRefused : ''}
    </p>
  );
}

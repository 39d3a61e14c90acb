import { useWords } from '#app/lib/use-words.ts';
import type { TeamEntry } from '#contract/entries/team-entry.ts';

/** The colours of chips. */
const COLOURS = { waiting: 'open', accepted: 'accepted', refused: 'refused' } as const;

export function EntryState({ state }: Pick<TeamEntry, 'state'>) {
  const { t } = useWords();
  return (
    <span className="chip" data-state={COLOURS[state]}>
      {t.teamEntries.states[state]}
    </span>
  );
}

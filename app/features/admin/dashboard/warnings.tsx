import { useWords } from '#app/lib/use-words.ts';
import type { Summary } from '#contract/administration/summary.ts';

/** Dangers to all stored data, shown before everything else. */
export function Warnings({ warnings }: Pick<Summary, 'warnings'>) {
  const { t } = useWords();
  return warnings.map((warning) => (
    <p key={warning} className="admin-card p-4 font-bold text-live" role="alert">
      {t.adminFrame.warnings[warning]}
    </p>
  ));
}

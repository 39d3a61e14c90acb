import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import { STAFF, type TeamSheet } from '#domain/volleyball/events.ts';
import type { TeamRecord } from '#domain/volleyball/match-state.ts';

type Bench = Pick<TeamSheet, 'staff'>;

/** What a team sheet says beside its players, while it is written. */
export function useBench({ staff: known }: TeamRecord) {
  const [staff, setStaff] = useState(known);
  const named = STAFF.flatMap((role) => {
    const name = staff[role]?.trim();
    return name ? [[role, name] as const] : [];
  });
  const facts: Bench = named.length > 0 ? { staff: Object.fromEntries(named) } : {};
  return { staff, setStaff, facts };
}

/** The staff by name, folded away: most sheets have none. */
export function BenchFields({ bench }: { bench: ReturnType<typeof useBench> }) {
  const { t } = useWords();
  const { staff, setStaff } = bench;
  return (
    <details className="form">
      <summary>{t.console.benchStaff}</summary>
      {STAFF.map((role) => (
        <Field key={role} name={role} label={t.console.staff[role]}>
          {(wiring) => (
            <input
              {...wiring}
              autoComplete="off"
              maxLength={100}
              value={staff[role] ?? ''}
              onChange={({ target }) => setStaff({ ...staff, [role]: target.value })}
            />
          )}
        </Field>
      ))}
    </details>
  );
}

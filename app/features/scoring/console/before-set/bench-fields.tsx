import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import { areShirtsAlike } from '#domain/crest/match-colors.ts';
import { STAFF, type TeamSheet } from '#domain/volleyball/events.ts';
import type { TeamRecord } from '#domain/volleyball/match-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { halfColors } from '../../points/team-colors.ts';
import type { ConsoleControls } from '../console.ts';

type Colors = Pick<TeamSheet, 'shirt' | 'liberoShirt'>;
type Bench = Colors & Pick<TeamSheet, 'staff'>;

/** The facts of a team sheet beside its players, while it is written. */
export function useBench(record: TeamRecord) {
  const [staff, setStaff] = useState(record.staff);
  const [colors, setColors] = useState(() => chosenColors(record));
  const named = STAFF.flatMap((role) => {
    const name = staff[role]?.trim();
    return name ? [[role, name] as const] : [];
  });
  const facts: Bench = {
    ...colors,
    ...(named.length > 0 && { staff: Object.fromEntries(named) }),
  };
  return { staff, setStaff, colors, setColors, facts };
}

/** Nothing of a colour that nobody has chosen. */
function chosenColors({ shirt, liberoShirt }: TeamRecord): Colors {
  return { ...(shirt && { shirt }), ...(liberoShirt && { liberoShirt }) };
}

type Props = {
  controls: ConsoleControls;
  side: Side;
  bench: ReturnType<typeof useBench>;
};

/** The colours of this match, and the staff by name, folded away: most sheets have none. */
export function BenchFields({ controls: { match }, side, bench }: Props) {
  const { t } = useWords();
  const { staff, setStaff, colors, setColors } = bench;
  const other = match[otherSide(side)];
  // The colours in which the shirts of the console are drawn: a libero's are turned round.
  const { background: shirt, color: liberoShirt } = halfColors(match, side);
  const shown = { shirt, liberoShirt, ...colors };
  return (
    <>
      <div className="form-pair">
        {(['shirt', 'liberoShirt'] as const).map((kind) => (
          <Field key={kind} name={`${kind}Color`} label={t.console.playsIn[kind]}>
            {(wiring) => (
              <input
                {...wiring}
                type="color"
                value={shown[kind]}
                onChange={({ target }) => setColors({ ...colors, [kind]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {colors.shirt !== undefined && areShirtsAlike({ ...match[side], ...colors }, other) && (
        <p className="form-problem" role="status">
          {t.console.shirtsAlike(other.name)}
        </p>
      )}
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
    </>
  );
}

import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { SigningRole } from '#domain/volleyball/events.ts';
import type { Desk } from '../console.ts';
import { SheetFrame, useTelling } from '../rulings/dialog-frame.tsx';
import { nameOf } from '../shirts/shirt.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { type Strokes, strokesPath } from './strokes.ts';

/** Signed with a finger, or confirmed by name where fingers are wet or the screen is small. */
export function SignSheet({ desk, role }: { desk: Desk; role: SigningRole }) {
  const { t } = useWords();
  const { problem, setProblem, tell } = useTelling(desk);
  const [strokes, setStrokes] = useState<Strokes>([]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const drawing = strokesPath(strokes);
    if (name === '' && drawing === '') return setProblem(t.table.signMissing);
    tell({ type: 'sign', role, ...(name && { name }), ...(drawing && { drawing }) });
  }

  return (
    <SheetFrame
      desk={desk}
      title={t.guide.signatureOf(t.table.signFor(t.table.roles[role], teamOf(desk, role)))}
      problem={problem}
    >
      <form className="form" onSubmit={submit} noValidate>
        <SignaturePad strokes={strokes} onChange={setStrokes} />
        <Field name="name" label={t.table.signName} hint={t.table.signPrivate}>
          {(wiring) => (
            <input
              {...wiring}
              autoComplete="off"
              maxLength={100}
              defaultValue={captainName(desk, role)}
            />
          )}
        </Field>
        <button className="button tall" type="submit">
          {t.table.sign}
        </button>
      </form>
    </SheetFrame>
  );
}

export function teamOf({ match }: Desk, role: SigningRole): string | null {
  if (role.endsWith('1') && !role.startsWith('referee')) return match.team1.name;
  if (role.endsWith('2') && !role.startsWith('referee')) return match.team2.name;
  return null;
}

function captainName(desk: Desk, role: SigningRole): string | undefined {
  if (role !== 'captain1' && role !== 'captain2') return undefined;
  const side = role === 'captain1' ? 'team1' : 'team2';
  const { captain } = desk.log.state[side];
  return captain === null ? undefined : nameOf(desk, side, captain);
}

import { type FormEvent, Suspense, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { SigningRole } from '#domain/volleyball/events.ts';
import { SignElsewhere } from '../../later-parts.ts';
import { isKept } from '../../scored-teams.ts';
import type { ConsoleControls } from '../console.ts';
import { DialogFrame, useRecordEntry } from '../rulings/dialog-frame.tsx';
import { nameOf } from '../shirts/shirt.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { type Strokes, strokesPath } from './strokes.ts';

type Props = { controls: ConsoleControls; role: SigningRole; of?: 'list' };

/** Signed with a finger, or confirmed by name where fingers are wet or the screen is small. */
export function SignDialog({ controls, role, of }: Props) {
  const { t } = useWords();
  const { problem, setProblem, recordEntry } = useRecordEntry(controls);
  const [strokes, setStrokes] = useState<Strokes>([]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    const protest = form.has('protest');
    const drawing = strokesPath(strokes);
    if (name === '' && drawing === '') return setProblem(t.console.signMissing);
    recordEntry({
      type: 'sign',
      role,
      ...(of && { of }),
      ...(name && { name }),
      ...(drawing && { drawing }),
      manner: drawing ? 'drawn' : 'name',
      ...(protest && { protest }),
    });
  }

  const signer = t.console.signFor(t.console.roles[role], teamOf(controls, role));
  return (
    <DialogFrame controls={controls} title={t.guide.signatureOf(signer)} problem={problem}>
      <form className="form" onSubmit={submit} noValidate>
        <SignaturePad strokes={strokes} onChange={setStrokes} />
        <Field name="name" label={t.console.signName} hint={t.console.signPrivate}>
          {(wiring) => (
            <input
              {...wiring}
              autoComplete="off"
              maxLength={100}
              defaultValue={captainName(controls, role)}
            />
          )}
        </Field>
        {of === undefined && role.startsWith('captain') && (
          <label className="check">
            <input type="checkbox" name="protest" />
            {t.console.underProtest}
          </label>
        )}
        <button className="button tall" type="submit">
          {t.console.sign}
        </button>
      </form>
      {isKept(controls.match) && (
        <Suspense>
          <SignElsewhere
            match={controls.match}
            place={{ paper: of ?? 'sheet', role }}
            signer={signer}
            onTake={recordEntry}
          />
        </Suspense>
      )}
    </DialogFrame>
  );
}

export function teamOf({ match }: ConsoleControls, role: SigningRole): string | null {
  if (role.endsWith('1') && !role.startsWith('referee')) return match.team1.name;
  if (role.endsWith('2') && !role.startsWith('referee')) return match.team2.name;
  return null;
}

function captainName(controls: ConsoleControls, role: SigningRole): string | undefined {
  if (role !== 'captain1' && role !== 'captain2') return undefined;
  const side = role === 'captain1' ? 'team1' : 'team2';
  const { captain } = controls.log.state[side];
  return captain === null ? undefined : nameOf(controls, side, captain);
}

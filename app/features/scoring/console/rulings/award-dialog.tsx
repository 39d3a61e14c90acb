import { type FormEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../../log/event-facts.ts';
import type { ConsoleControls } from '../console.ts';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

const OFFERED = ['more', 'less', 'set', 'match'] as const;
type Offered = (typeof OFFERED)[number];

/**
 * A decision of the referees, or of the jury of the competition, that gives a team a point without
 * play.
 */
export function AwardDialog({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { problem, setProblem, recordEntry } = useRecordEntry(controls);
  const hasSet = controls.log.state.currentSet !== null;
  const [kind, setKind] = useState<Offered>(hasSet ? 'more' : 'set');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (reason === '') setProblem(t.console.reasonMissing);
    else recordEntry(awardOf(kind, side, reason));
  }

  return (
    <DialogFrame
      controls={controls}
      title={`${t.awards.title} · ${controls.match[side].name}`}
      problem={problem}
    >
      <form className="form" onSubmit={submit} noValidate>
        <p className="text-quiet">{t.awards.text}</p>
        <fieldset className="kinds">
          <legend className="sr">{t.awards.title}</legend>
          {OFFERED.filter(
            (candidate) => hasSet || candidate === 'set' || candidate === 'match',
          ).map((offered) => (
            <button
              key={offered}
              className="button soft"
              type="button"
              aria-pressed={kind === offered}
              onClick={() => setKind(offered)}
            >
              {t.awards.kinds[offered]}
            </button>
          ))}
        </fieldset>
        <p>{t.awards.notes[kind](controls.match[side].name)}</p>
        <Field name="reason" label={t.awards.why}>
          {(wiring) => <input {...wiring} autoComplete="off" maxLength={300} />}
        </Field>
        <button className="button danger tall" type="submit">
          {t.scoring.save}
        </button>
      </form>
    </DialogFrame>
  );
}

function awardOf(kind: Offered, team: Side, reason: string): EventFacts {
  if (kind === 'set' || kind === 'match') return { type: 'award', kind, team, reason };
  return { type: 'award', kind: 'point', team, points: kind === 'more' ? 1 : -1, reason };
}

import { type FormEvent, useState } from 'react';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import {
  type Desk,
  type DeskMove,
  type DeskPlans,
  type PlanRequest,
  planRequestSchema,
} from '#contract/desk/desk.ts';
import { courtTitle } from './desk-words.ts';
import { PlanPreview, type PreviewProps } from './plan-preview.tsx';

type Kind = 'late' | 'lost';
type Props = {
  kind: Kind;
  desk: Pick<Desk, 'day' | 'location'>;
  court: string;
  /** The time that stands in the form first, `HH:mm`. */
  time: string;
  until: string;
  nameOf: (id: string) => string;
  teams: PreviewProps['teams'];
  isBusy: boolean;
  onMake: (moves: readonly DeskMove[]) => Promise<boolean>;
  onClose: () => void;
};

/** A court is late, or lost for some time: the day as it would be, before anything moves. */
export function PlanDialog(props: Props) {
  const { kind, desk, court, time, until, nameOf, teams, isBusy, onMake, onClose } = props;
  const { t, language } = useWords();
  const [problem, setProblem] = useState('');
  const [plans, setPlans] = useState<DeskPlans>();
  const [isAsking, setAsking] = useState(false);
  const latest = useNewest();
  const words = t.dayDesk;
  const name = courtTitle(t.fixtures, court);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { day, location } = desk;
    const form = new FormData(event.currentTarget);
    const request = requestOf(kind, { day, location, court }, form);
    setProblem('');
    if (!request) return setProblem(t.admin.fillRequired);
    const isNewest = latest();
    setAsking(true);
    try {
      const found = await callApi('POST /desk/plans', { body: request });
      if (isNewest()) setPlans(found);
    } catch (error) {
      setProblem(problemWords(error, t, language));
    } finally {
      setAsking(false);
    }
  }

  async function make(moves: readonly DeskMove[]) {
    if (await onMake(moves)) onClose();
  }

  return (
    <Dialog
      title={kind === 'late' ? words.lateTitle(name) : words.lostTitle(name)}
      closeLabel={t.admin.close}
      onClose={onClose}
    >
      <form
        className="form"
        onSubmit={ask}
        onChange={() => {
          latest();
          setPlans(undefined);
        }}
        noValidate
      >
        <p className="text-sm text-quiet">{kind === 'late' ? words.lateText : words.lostText}</p>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <Times kind={kind} time={time} until={until} />
        <div className="dialog-actions">
          <button className="button soft" type="submit" disabled={isAsking}>
            {words.show}
          </button>
        </div>
      </form>
      <div role="status">
        {plans && <p className="text-sm text-quiet">{words.endsNow(plans.ends)}</p>}
        {plans?.items.length === 0 && <p>{words.nothingMoves}</p>}
      </div>
      {plans?.items.map((plan, at) => (
        <PlanPreview
          key={plan.way}
          plan={plan}
          {...(kind === 'lost' && { title: words.ways[plan.way] })}
          nameOf={nameOf}
          teams={teams}
          isBusy={isBusy}
          isBest={at === 0}
          onMake={() => make(plan.moves)}
        />
      ))}
    </Dialog>
  );
}

function Times({ kind, time, until }: Pick<Props, 'kind' | 'time' | 'until'>) {
  const { t } = useWords();
  return (
    <div className="desk-times">
      {kind === 'late' ? (
        <Time name="time" label={t.dayDesk.notBefore} value={time} />
      ) : (
        <>
          <Time name="from" label={t.dayDesk.from} value={time} />
          <Time name="to" label={t.dayDesk.to} value={until} />
        </>
      )}
    </div>
  );
}

function Time({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <TextField name={name} label={label} type="time" errors={{}} defaultValue={value} required />
  );
}

function requestOf(
  kind: Kind,
  place: { day: string; location: string; court: string },
  form: FormData,
): PlanRequest | undefined {
  const times = kind === 'late' ? ['time'] : ['from', 'to'];
  const values = Object.fromEntries(times.map((name) => [name, String(form.get(name) ?? '')]));
  return planRequestSchema.safeParse({ kind, ...place, ...values }).data;
}

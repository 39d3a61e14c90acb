import { useWords } from '#app/lib/use-words.ts';
import type { FormErrors } from '../forms/form-values.ts';
import { TextField } from '../forms/text-field.tsx';
import type { FanFacts } from './fan-facts.tsx';

/** The fields of a form for where to watch and tickets. */
export function FanFields({ facts, errors }: { facts: FanFacts | undefined; errors: FormErrors }) {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="watchUrl"
        label={t.fans.watchField}
        errors={errors}
        defaultValue={facts?.watchUrl ?? undefined}
        hint={t.fans.linkHint}
      />
      <div className="form-pair">
        <TextField
          name="ticketsUrl"
          label={t.fans.ticketsField}
          errors={errors}
          defaultValue={facts?.ticketsUrl ?? undefined}
          hint={t.fans.linkHint}
        />
        <TextField
          name="ticketPrice"
          label={t.fans.priceField}
          type="number"
          errors={errors}
          defaultValue={facts?.ticketPrice ?? undefined}
          hint={t.fans.priceHint}
        />
      </div>
    </>
  );
}

type Written = { watchUrl?: string; ticketsUrl?: string; ticketPrice?: string };

/** An empty field becomes `null`: the fact is removed. */
export function writtenFanFacts({ watchUrl, ticketsUrl, ticketPrice }: Written): FanFacts {
  return {
    watchUrl: watchUrl ?? null,
    ticketsUrl: ticketsUrl ?? null,
    ticketPrice: ticketPrice === undefined ? null : Number(ticketPrice),
  };
}

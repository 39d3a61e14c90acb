import { pairNextRound } from '#app/lib/api-client-fixtures.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type PairRound, pairRoundSchema } from '#contract/generate-fixtures.ts';
import type { LeagueDetail } from '#contract/league.ts';
import type { SwissState } from '#contract/swiss.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { TextField } from './text-field.tsx';
import { usePlanPreview } from './use-plan-preview.ts';

type Props = {
  league: LeagueDetail;
  swiss: SwissState;
  onClose: () => void;
};

/** The next round of a Swiss competition: its day is asked for, its pairings follow the results. */
export function PairRoundDialog({ league, swiss, onClose }: Props) {
  const { t } = useWords();
  const preview = usePlanPreview<PairRound>({
    leagueId: league.id,
    send: (wishes, key) => pairNextRound(league.id, wishes, key),
    onClose,
  });
  const { errors } = preview;

  return (
    <PlanDialog
      title={t.swiss.pairTitle(swiss.paired.length + 1)}
      preview={preview}
      read={readWishes}
      onClose={onClose}
    >
      <div className="form-pair">
        <TextField
          name="startDate"
          label={t.admin.startDate}
          type="date"
          errors={errors}
          defaultValue={swiss.nextDate ?? localDay(Date.now())}
          required
        />
        {swiss.time !== null && (
          <TextField
            name="time"
            label={t.admin.time}
            type="time"
            errors={errors}
            defaultValue={swiss.time}
            required
          />
        )}
      </div>
    </PlanDialog>
  );
}

function readWishes(form: FormData) {
  const filled = [...form].filter(([, value]) => value !== '');
  const checked = pairRoundSchema.safeParse(Object.fromEntries(filled));
  if (checked.success) return { wishes: checked.data };
  const fields = checked.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return { wrong: Object.fromEntries(fields) };
}

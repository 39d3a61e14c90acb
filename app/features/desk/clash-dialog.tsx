import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { DeskPlan } from '#contract/desk/desk.ts';
import { PlanPreview } from './plan-preview.tsx';

type Props = {
  plan: DeskPlan;
  nameOf: (id: string) => string;
  isBusy: boolean;
  onMake: () => void;
  onClose: () => void;
};

/** A move that makes a clash is shown before it is made; one that makes none is made at once. */
export function ClashDialog({ plan, nameOf, isBusy, onMake, onClose }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={t.dayDesk.clashTitle} closeLabel={t.admin.close} onClose={onClose}>
      <PlanPreview plan={plan} nameOf={nameOf} isBusy={isBusy} isBest onMake={onMake} />
    </Dialog>
  );
}

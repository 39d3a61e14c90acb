import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { PlanPreview, type PreviewProps } from './plan-preview.tsx';

type Props = Pick<PreviewProps, 'plan' | 'nameOf' | 'teams' | 'isBusy' | 'onMake'> & {
  onClose: () => void;
};

/** A move that makes a clash is shown before it is made; one that makes none is made at once. */
export function ClashDialog({ onClose, ...preview }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={t.dayDesk.clashTitle} closeLabel={t.admin.close} onClose={onClose}>
      <PlanPreview {...preview} isBest />
    </Dialog>
  );
}

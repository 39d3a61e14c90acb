import type { FormEvent, ReactNode } from 'react';
import { PlanPreview } from '#app/features/fixtures/plan-preview.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { UnsavedAsk } from './unsaved-ask.tsx';
import type { PlanPreviewState } from './use-plan-preview.ts';
import { useUnsaved } from './use-unsaved.ts';

type Props<W> = {
  title: string;
  preview: PlanPreviewState<W>;
  /** The form as the call wants it; what is wrong with it, by field. */
  read: (form: FormData) => { wishes: W } | { wrong: Record<string, string> };
  onClose: () => void;
  children: ReactNode;
};

/** Wishes, then what would be made of them, then the button that makes it. */
export function PlanDialog<W>({ title, preview, read, onClose, children }: Props<W>) {
  const { t } = useWords();
  const { problem, isBusy, plan } = preview;
  const unsaved = useUnsaved(onClose, false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = read(new FormData(event.currentTarget));
    if ('wishes' in found) void preview.show(found.wishes);
    else preview.refuse(found.wrong);
  }

  function forget() {
    unsaved.entered();
    preview.forget();
  }

  return (
    <Dialog
      title={title}
      closeLabel={t.admin.close}
      onClose={onClose}
      onLeave={unsaved.leaveOrAsk}
      kind="wide"
    >
      <form className="form" onSubmit={submit} onChange={forget} noValidate>
        <UnsavedAsk unsaved={unsaved} />
        {children}
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-actions">
          <button className={plan ? 'button soft' : 'button'} type="submit" disabled={isBusy}>
            {isBusy ? t.fixtures.searching : t.admin.preview}
          </button>
        </div>
      </form>
      {plan && <PlanPreview plan={plan} isBusy={isBusy} onMake={preview.make} />}
    </Dialog>
  );
}

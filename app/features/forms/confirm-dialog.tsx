import type { MouseEvent } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useChange } from './use-change.ts';

type Props = {
  title: string;
  /** The question. */
  text: string;
  /** On the button that does it. */
  action: string;
  /** `plain` where nothing is taken away. */
  kind?: 'danger' | 'plain';
  run: () => Promise<unknown>;
  done: string;
  /** Takes it back; offered for a while after it was done. */
  undo?: () => Promise<unknown>;
  failed?: string;
  onClose: () => void;
  /** After it was done, instead of only closing. */
  onDone?: () => void;
};

/** Asks before something is done that matters. */
export function ConfirmDialog(props: Props) {
  const { title, text, action, kind = 'danger', run, done, undo, failed, onClose, onDone } = props;
  const { t } = useWords();
  const { change, isBusy } = useChange();

  async function confirm({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const isDone = await change({ run, done, undo, failed });
    // Closed while it was done: another dialog may be open by now.
    if (currentTarget.isConnected) onClose();
    if (isDone) onDone?.();
  }

  return (
    <Dialog title={title} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <p>{text}</p>
      <div className="dialog-actions">
        <button className="button soft" type="button" onClick={onClose}>
          {t.admin.cancel}
        </button>
        <button
          className={kind === 'danger' ? 'button danger' : 'button'}
          type="button"
          disabled={isBusy}
          onClick={confirm}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}

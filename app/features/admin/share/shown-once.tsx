import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { CopyButton } from './copy-button.tsx';

type Props = {
  /** It has something that the server shows nobody again. */
  secret: string;
  title: string;
  text: string;
  copy: { label: string; copied: string };
  onClose: () => void;
  children?: ReactNode;
};

/** A text with a secret, to be copied before the dialog is closed. */
export function ShownOnce({ secret, title, text, copy, onClose, children }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={title} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <p>{text}</p>
      <p>
        <code className="break-all">{secret}</code>
      </p>
      {children}
      <div className="dialog-actions">
        <CopyButton {...copy} text={secret} className="button soft" />
        <button className="button" type="button" onClick={onClose}>
          {t.admin.close}
        </button>
      </div>
    </Dialog>
  );
}

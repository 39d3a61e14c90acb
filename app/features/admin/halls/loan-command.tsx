import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { QrCode } from '../matches/qr-code.tsx';
import { CopyButton } from '../share/copy-button.tsx';

/** The command for the laptop, with its token: nobody sees it again. */
export function LoanCommand({ command, onClose }: { command: string; onClose: () => void }) {
  const { t } = useWords();
  const words = t.halls;
  return (
    <Dialog title={words.commandTitle} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <p>{words.commandText}</p>
      <p>
        <code className="break-all">{command}</code>
      </p>
      <QrCode text={command} label={words.qr} />
      <div className="dialog-actions">
        <CopyButton
          text={command}
          label={words.copy}
          copied={words.copied}
          className="button soft"
        />
        <button className="button" type="button" onClick={onClose}>
          {t.admin.close}
        </button>
      </div>
    </Dialog>
  );
}

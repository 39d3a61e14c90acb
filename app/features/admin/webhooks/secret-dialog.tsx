import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useWebhookWords } from './webhook-words.ts';

/** Shown once: the server keeps it sealed and tells it nobody again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useWords();
  const words = useWebhookWords();
  return (
    <Dialog title={words.secretTitle} closeLabel={t.admin.close} onClose={onClose} kind="ask">
      <p>{words.secretText}</p>
      <p>
        <code className="break-all">{secret}</code>
      </p>
      <div className="dialog-actions">
        <CopyButton
          text={secret}
          label={words.copy}
          copied={t.admin.copied}
          className="button soft"
        />
        <button className="button" type="button" onClick={onClose}>
          {t.admin.close}
        </button>
      </div>
    </Dialog>
  );
}

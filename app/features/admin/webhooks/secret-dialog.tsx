import { ShownOnce } from '#app/features/admin/share/shown-once.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { useWebhookWords } from './webhook-words.ts';

/** The server keeps the secret sealed and shows it nobody again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useWords();
  const words = useWebhookWords();
  return (
    <ShownOnce
      secret={secret}
      title={words.secretTitle}
      text={words.secretText}
      copy={{ label: words.copy, copied: t.admin.copied }}
      onClose={onClose}
    />
  );
}

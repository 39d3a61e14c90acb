import { useState } from 'react';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { signOut } from '#app/lib/api/session.ts';
import { useWords } from '#app/lib/use-words.ts';

/** A person who could not be signed out is told so: on a shared phone it matters. */
export function SignOutButton({ className, label }: { className: string; label: string }) {
  const { t, to } = useWords();
  const notify = useToast();
  const [isSending, setSending] = useState(false);

  async function leave() {
    setSending(true);
    try {
      await signOut();
      window.location.assign(to('/sign-in'));
    } catch {
      notify(t.account.unreachable, { kind: 'bad' });
      setSending(false);
    }
  }

  return (
    <button className={className} type="button" onClick={leave} disabled={isSending}>
      {label}
    </button>
  );
}

import { useState } from 'react';
import { signOut } from '#app/lib/api-client-account.ts';
import { useWords } from '#app/lib/use-words.ts';

export function SignOutButton({ className, label }: { className: string; label: string }) {
  const { to } = useWords();
  const [isSending, setSending] = useState(false);

  async function leave() {
    setSending(true);
    try {
      await signOut();
      window.location.assign(to('/sign-in'));
    } catch {
      setSending(false);
    }
  }

  return (
    <button className={className} type="button" onClick={leave} disabled={isSending}>
      {label}
    </button>
  );
}

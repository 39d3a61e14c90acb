import { useWords } from '#app/lib/use-words.ts';

/** Shares the open page; the script says so where it can only copy the address. */
export function ShareButton({ label }: { label: string }) {
  const { t } = useWords();
  return (
    <button type="button" className="band-button js" data-share={t.match.copied}>
      {label}
    </button>
  );
}

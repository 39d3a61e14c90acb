import { useWords } from '#app/lib/use-words.ts';

/** The script shows this where a tapped tab, filter or day did not come. */
export function LostNotice() {
  const { t } = useWords();
  return (
    <p className="lost" role="alert" hidden>
      <span>{t.notices.lost}</span>
      <button type="button">{t.frame.tryAgain}</button>
    </p>
  );
}

import { useWords } from '#app/lib/use-words.ts';

/**
 * The script shows the first where a tapped tab, filter or day did not come, and says the score in the
 * second to people who hear the page.
 */
export function LostNotice() {
  const { t } = useWords();
  return (
    <>
      <p className="lost" role="alert" hidden>
        <span>{t.notices.lost}</span>
        <button type="button">{t.frame.tryAgain}</button>
      </p>
      <p className="sr" role="status" />
    </>
  );
}

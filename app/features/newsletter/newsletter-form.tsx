import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';

/** A plain form: it leads to the newsletter's page, in the same language, which says what comes next. */
export function NewsletterForm() {
  const { t, language } = useWords();
  return (
    <form
      method="post"
      action={apiAddress('POST /newsletter')}
      className="letter"
      aria-label={t.frame.newsletter}
    >
      <input type="hidden" name="language" value={language} />
      <label className="foot-head" htmlFor="letter">
        {t.frame.newsletter}
      </label>
      <p className="foot-text" id="letter-text">
        {t.frame.newsletterText}
      </p>
      <p className="field-line">
        <input
          className="field"
          id="letter"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t.frame.email}
          aria-describedby="letter-text"
          maxLength={254}
          required
        />
        <button type="submit" className="button soft">
          {t.frame.subscribe}
        </button>
      </p>
      <label className="sr">
        {t.frame.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </form>
  );
}

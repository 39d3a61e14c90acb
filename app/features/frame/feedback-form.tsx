import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';

/** Browsers take 'a@b' for an address, and the server does not: what was written would be gone. */
const WITH_DOMAIN = '[^@]+@[^@]+[.][^@.]+';

/** A plain form: it works without scripts, and the answer is this page again. */
export function FeedbackForm() {
  const { t, language } = useWords();
  return (
    <form method="post" action={apiAddress('POST /feedback')} className="form">
      <input type="hidden" name="language" value={language} />
      <label>
        {t.pages.yourName}
        <input className="field" name="name" autoComplete="name" maxLength={120} />
      </label>
      <label>
        {t.pages.yourEmail}
        <input
          className="field"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          pattern={WITH_DOMAIN}
        />
      </label>
      <label>
        {t.pages.message}
        <textarea className="field" name="message" rows={6} maxLength={5000} required />
      </label>
      <label className="sr">
        {t.frame.leaveEmpty}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className="button">
        {t.pages.send}
      </button>
    </form>
  );
}

import { useLocation } from 'react-router';
import { startGoogle } from '#app/lib/api/session.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import { localPath, neutralPath } from '#contract/language.ts';
import { requestedPage } from '../account/landing.ts';
import { useSending } from '../account/use-sending.ts';
import { FormProblem } from './form-problem.tsx';
import { GoogleMark } from './google-mark.tsx';

/** Leads to Google and back; where this installation has no Google sign-in it says so. */
export function GoogleButton({ isOn }: { isOn: boolean }) {
  const { t, to, language } = useWords();
  const { search, pathname } = useLocation();
  const isReady = useHydrated();
  const { isSending, problem, send } = useSending({
    UNAVAILABLE: t.registration.googleErrors.away,
  });
  const error = googleProblem(search, t.registration.googleErrors);

  async function go() {
    const requested = requestedPage(search);
    const next = to('/signed-in') + (requested ? `?next=${encodeURIComponent(requested)}` : '');
    const failed = localPath(language, neutralPath(pathname));
    await send(async () => {
      window.location.assign(await startGoogle({ next, failed }));
    });
  }

  if (!isOn) {
    return (
      <div className="stack-small">
        <button
          className="button google"
          type="button"
          aria-disabled="true"
          aria-describedby="google-off"
        >
          <GoogleMark />
          {t.account.google}
        </button>
        <p className="field-hint" id="google-off">
          {t.account.googleOff}
        </p>
      </div>
    );
  }
  return (
    <div className="stack-small">
      <FormProblem text={problem || error} />
      <button className="button google" type="button" disabled={!isReady || isSending} onClick={go}>
        <GoogleMark />
        {t.account.google}
      </button>
      <p className="field-hint">{t.registration.googleAge}</p>
    </div>
  );
}

/** `?error=` of a sign-in with Google that did not work, in words. */
export function googleProblem(search: string, words: Record<GoogleError, string>): string {
  const code = new URLSearchParams(search).get('error');
  return code === null ? '' : words[ERRORS[code] ?? 'failed'];
}

type GoogleError = 'away' | 'refused' | 'unverified' | 'failed';
const ERRORS: Readonly<Record<string, GoogleError>> = {
  away: 'away',
  access_denied: 'refused',
  email_is_missing: 'unverified',
};

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SignOutButton } from '#app/features/account/sign-out-button.tsx';
import { findMeIfMarked } from '#app/lib/api/session.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Me } from '#contract/accounts/user.ts';
import { neutralPath } from '#contract/language.ts';
import { landingOf, requestedPage, worksInOffice } from '../account/landing.ts';

/** The person who is signed in; undefined for a visitor, and until the browser has asked. */
export function useSignedIn(): Me | undefined {
  const [me, setMe] = useState<Me>();
  useEffect(() => {
    // Without an answer the form is all that is needed.
    void findMeIfMarked().then(setMe, () => undefined);
  }, []);
  return me;
}

/**
 * The page that led here wants somebody of the administration, and this person is none: a password
 * changes nothing.
 */
export function isRefused(me: Me | undefined, search: string): boolean {
  const page = neutralPath(requestedPage(search) ?? '/');
  return me !== undefined && !worksInOffice(me) && /^\/admin(\/|$)/.test(page);
}

/** Says who is signed in, what the page needed, and the ways on. */
export function SignedInNotice({ me }: { me: Me }) {
  const { t, to } = useWords();
  const { search } = useLocation();
  const { needsAdministrator, signedInAs, otherAccount } = t.signedIn;
  return (
    <div className="stack-small" role="status">
      <p>{isRefused(me, search) ? needsAdministrator(me.name) : signedInAs(me.name)}</p>
      <div className="dialog-actions">
        <SignOutButton className="button soft" label={otherAccount} />
        <a className="button" href={to(landingOf(me))}>
          {landingOf(me) === '/' ? t.frame.toMatches : t.frame.myArea}
        </a>
      </div>
    </div>
  );
}

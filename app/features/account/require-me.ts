import { redirectDocument } from 'react-router';
import { findMe } from '#app/lib/api/session.ts';
import type { Me } from '#contract/accounts/user.ts';
import { languageOf, localPath, neutralPath } from '#contract/language.ts';
import { worksInOffice } from './landing.ts';

/** The person who is signed in; anybody else is sent to sign in and comes back afterwards. */
export async function requireMe(request: Request): Promise<Me> {
  const me = await findMe();
  if (me === undefined) throw redirectToSignIn(request);
  return me;
}

/**
 * Somebody who works in the administration: an administrator, or the secretary of leagues. Only a
 * convenience for people: what counts is that the API authorises every call.
 */
export async function requireOffice(request: Request): Promise<Me> {
  const me = await requireMe(request);
  if (!worksInOffice(me)) throw redirectToSignIn(request);
  return me;
}

function redirectToSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const page = pathname.replace(/\.data$/, '');
  const language = languageOf(page);
  const next = localPath(language, neutralPath(page)) + search;
  // The whole document: the administration has neither the style nor the words of that page.
  return redirectDocument(`${localPath(language, '/sign-in')}?next=${encodeURIComponent(next)}`);
}

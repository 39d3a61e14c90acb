const SESSION = 'wavu.session_token';
const FORMER_SESSION = `__Secure-${SESSION}`;

/**
 * Over https browsers take a cookie with this prefix from this very host alone: no other host of the
 * same domain can plant one.
 */
export function cookiePrefix(isSecure: boolean): string {
  return isSecure ? '__Host-' : '';
}

/** From then on nobody has a session of which the cookie has its former name, with `__Secure-`. */
const FORMER_UNTIL = Date.UTC(2027, 1, 1);

/** The headers of a browser, with the name that its session's cookie has now. */
export function withSessionName(headers: Headers, now: number): Headers {
  const cookies = headers.get('cookie');
  if (!cookies?.includes(FORMER_SESSION) || now >= FORMER_UNTIL) return headers;
  if (cookies.includes(`__Host-${SESSION}=`)) return headers;
  const renamed = new Headers(headers);
  renamed.set('cookie', cookies.replace(`${FORMER_SESSION}=`, `__Host-${SESSION}=`));
  return renamed;
}

/** Without such a cookie nobody is signed in; with one somebody may be. */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return cookies?.includes(`${SESSION}=`) ?? false;
}

/** Takes cookies with former names from the browser. */
export function endFormerCookies(headers: Headers): void {
  for (const former of [`${FORMER_SESSION}=; HttpOnly`, 'signed_in=']) {
    headers.append('set-cookie', `${former}; Path=/; Max-Age=0; SameSite=Lax; Secure`);
  }
}

/** The end of a token is enough to know it again, and opens nothing. */
const KNOWN_BY = 12;

function keyOf(linkToken: string): string {
  return `entry:${linkToken.slice(-KNOWN_BY)}`;
}

/** The private link to what this browser sent by a link, so that the same link leads to it. */
export function sentBy(linkToken: string): string | undefined {
  try {
    return window.localStorage.getItem(keyOf(linkToken)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberSent(linkToken: string, token: string): void {
  try {
    window.localStorage.setItem(keyOf(linkToken), token);
  } catch {
    // A browser that stores nothing still has the address of the page.
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Nothing of a person's own is for other sites to show; who may read what is said by CORS.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Sent with every answer. A visitor who came by https once comes by nothing else for a year; other
 * hosts below this one are not ours to promise for.
 */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  if (!publicUrl?.startsWith('https://')) return EVERYWHERE;
  return { ...EVERYWHERE, 'strict-transport-security': `max-age=${YEAR_SECONDS}` };
}

/**
 * The content security policy of a page. Public pages name their one inline style and script by
 * hash; hydrated ones carry a nonce for the scripts that React writes.
 *
 * @param connections hosts beside ours to which the scripts may connect
 */
export function pagePolicy(
  scripts: readonly string[],
  styles: readonly string[],
  connections: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that are no pages: nothing in them may run or load. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

import { ApiProblem } from './api/client.ts';

const LONGEST_TOKEN = 100;

/**
 * What a private link opens: its token stands behind `#`, which no server sees.
 *
 * @returns `opened` is undefined where the link is not open
 */
export async function openPrivateLink<T>(
  open: (token: string) => Promise<T>,
): Promise<{ token: string; opened: T | undefined }> {
  const token = window.location.hash.slice(1);
  if (token === '' || token.length > LONGEST_TOKEN) return { token, opened: undefined };
  try {
    return { token, opened: await open(token) };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
    return { token, opened: undefined };
  }
}

import { ApiProblem } from '#app/lib/api/client.ts';

const LONGEST_TOKEN = 100;

/**
 * Opens a private link by its token, which stands behind `#`, where no server sees it.
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

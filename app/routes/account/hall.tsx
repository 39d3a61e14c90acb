import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { languageOf, localPath } from '#contract/language.ts';

export const handle: RouteHandle = { hydrate: true };

/** The short address that a hall's server prints; the page itself belongs to the administration. */
export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  return redirect(localPath(language, '/admin/hall'));
}

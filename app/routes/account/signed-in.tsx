import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { landingOf, requestedPage } from '#app/features/account/landing.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { findMe } from '#app/lib/api/session.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { languageOf, localPath } from '#contract/language.ts';

export const handle: RouteHandle = { hydrate: true };

/**
 * The page to which Google sends people back: on to the page that was asked for, or to the landing
 * page.
 */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const language = languageOf(pathname);
  const me = await findMe();
  if (me === undefined) throw redirect(`${localPath(language, '/sign-in')}?error=failed`);
  const isNew = landingOf(me) === '/sign-up';
  const requested = isNew ? undefined : requestedPage(search);
  // Public pages are other documents than this one.
  window.location.replace(requested ?? localPath(language, landingOf(me)));
  return null;
}
clientLoader.hydrate = true as const;

// React Router splits the fallback off: what both show is a part of its own.
function OneMoment() {
  const { t } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={t.registration.signingIn} />
      <meta name="robots" content="noindex" />
      <p className="text-quiet">{t.registration.signingIn}</p>
    </PlainFrame>
  );
}

export function HydrateFallback() {
  return <OneMoment />;
}

export default function SignedIn() {
  return <OneMoment />;
}

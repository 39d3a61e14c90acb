import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { Join } from '#app/features/sign-in/join.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { WhoAreYou } from '#app/features/sign-in/who-are-you.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { findMeIfMarked } from '#app/lib/api/session.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';

export const handle: RouteHandle = { hydrate: true };

export function loader({ context }: LoaderFunctionArgs) {
  const { sendsMail, hasGoogle } = context.get(pageContext);
  return { sendsMail, hasGoogle };
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const methods = await serverLoader<typeof loader>();
  const isSignedIn = (await findMeIfMarked()) !== undefined;
  return { ways: methods, me: isSignedIn ? await callApi('GET /account') : undefined };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { t } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={t.registration.signUpTitle} />
      <meta name="robots" content="noindex" />
      <p className="text-quiet">{t.account.loading}</p>
    </PlainFrame>
  );
}

/** The question for whoever is signed in, the ways to an account for everybody else. */
export default function SignUp() {
  const { ways: methods, me } = useLoaderData<typeof clientLoader>();
  return me ? <WhoAreYou me={me} /> : <Join {...methods} />;
}

import { useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { CaptainReport } from '#app/features/captains/captain-report.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

/** By the private link behind `#`, which no server sees. */
export async function clientLoader() {
  const token = window.location.hash.slice(1);
  const fits = token !== '' && token.length <= 100;
  if (!fits) return { token, opened: undefined };
  try {
    return { token, opened: await callApi('POST /captain-reports/opened', { body: { token } }) };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
    return { token, opened: undefined };
  }
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.captainPage.title} />;
}

/** The page on which the captain of a team reports or confirms a result. */
export default function Captain() {
  const { token, opened } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  useChangedLink();
  const title = opened ? t.captainPage.title : t.captainPage.overTitle;
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <ToastProvider>
        <h1 className="title">{title}</h1>
        {opened ? (
          <CaptainReport token={token} opened={opened} />
        ) : (
          <p className="panel-card">{t.captainPage.over}</p>
        )}
      </ToastProvider>
    </PlainFrame>
  );
}

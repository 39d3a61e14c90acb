import { useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { CaptainReport } from '#app/features/captains/captain-report.tsx';
import { CaptainDates } from '#app/features/date-requests/captain-dates.tsx';
import { byLink } from '#app/features/date-requests/team-way.ts';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { openPrivateLink } from '#app/features/sign-in/private-link.ts';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

export function clientLoader() {
  return openPrivateLink(async (token) => {
    const [report, dates] = await Promise.all([
      callApi('POST /captain-reports/opened', { body: { token } }),
      callApi('POST /date-requests/opened', { body: { token } }),
    ]);
    return { report, dates };
  });
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.captainPage.title} />;
}

/** The page of the captain of a team: the result of a match, and another date for it. */
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
          <>
            <CaptainReport token={token} opened={opened.report} />
            <CaptainDates by={byLink(token)} dates={opened.dates} />
          </>
        ) : (
          <p className="panel-card">{t.captainPage.over}</p>
        )}
      </ToastProvider>
    </PlainFrame>
  );
}

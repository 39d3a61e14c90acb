import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { Absences } from '#app/features/duties/absences.tsx';
import { DutyList } from '#app/features/duties/duty-list.tsx';
import { DutyMessages } from '#app/features/duties/duty-messages.tsx';
import { OwnCalendar } from '#app/features/duties/own-calendar.tsx';
import { OwnExams } from '#app/features/exam/own-exams.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { PlacesToSign } from '#app/features/signing/places-to-sign.tsx';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi, listItems } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

/** By the private link behind `#`, which no server sees, or by the account that is signed in. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const token = window.location.hash.slice(1) || undefined;
  try {
    const [duties, messages, toSign] = await Promise.all([
      callApi('GET /me/duties', { token }),
      callApi('GET /me/messages', { token, query: {} }),
      // Nobody signs by a link to duties: it may have been passed on.
      token === undefined ? listItems('GET /me/signatures') : [],
    ]);
    return { token, duties, messages: messages.items, toSign };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    if (token === undefined) await requireMe(request);
    return { token, duties: undefined, messages: [], toSign: [] };
  }
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.duties.title} />;
}

/** The coming duties of an official, to be accepted or declined. */
export default function Duties() {
  const { token, duties, messages, toSign } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  useChangedLink();
  const words = t.duties;
  const official = duties?.official;
  const title = duties ? words.title : words.linkOverTitle;
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <ToastProvider>
        <div>
          <h1 className="title">{title}</h1>
          {official && <p className="text-quiet">{official.name}</p>}
        </div>
        {!duties && <p className="panel-card">{words.linkOver}</p>}
        {duties && !official && <p className="panel-card text-quiet">{words.notOfficial}</p>}
        {duties && official && (
          <>
            <PlacesToSign places={toSign} />
            <section className="panel-card">
              <p className="text-quiet">{words.text}</p>
              <DutyList duties={duties.items} token={token} />
            </section>
            <section className="panel-card">
              <h2 className="subtitle">{words.away}</h2>
              <p className="text-quiet">{words.awayText}</p>
              <Absences officialId={official.id} absences={duties.absences} token={token} />
            </section>
            <DutyMessages messages={messages} />
            <OwnExams officialId={official.id} token={token} />
            <OwnCalendar token={token} />
          </>
        )}
      </ToastProvider>
    </PlainFrame>
  );
}

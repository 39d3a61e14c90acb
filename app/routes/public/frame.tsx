import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { monthSpan } from '#app/features/calendar/month-grid.ts';
import { BellTemplate } from '#app/features/frame/bell-template.tsx';
import { BottomBar } from '#app/features/frame/bottom-bar.tsx';
import { Footer } from '#app/features/frame/footer.tsx';
import type { FrameData } from '#app/features/frame/frame-data.ts';
import { Header } from '#app/features/frame/header.tsx';
import { LostNotice } from '#app/features/frame/lost-notice.tsx';
import { Sidebar } from '#app/features/frame/sidebar.tsx';
import { isDay, isMonth, localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FIRST_NOTICE } from '#contract/site/site.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';
import { listMatchDays } from '#server/play/matches/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';

export const handle: RouteHandle = { query: ['date', 'month'] };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<FrameData> {
  const { store, sharedRead, now, sendsMail } = context.get(pageContext);
  const search = new URL(request.url).searchParams;
  const today = localDay(now);
  const date = search.get('date');
  const selected = date !== null && isDay(date) ? date : null;
  const requested = search.get('month');
  const month =
    requested !== null && isMonth(requested) ? requested : (selected ?? today).slice(0, 7);
  const span = monthSpan(month);
  const [{ slogan: _, ...site }, leagues, matchDays] = await Promise.all([
    sharedRead('site', () => getSite(store)),
    sharedRead('leagues', () => listLeagues(store, { limit: 30 })),
    sharedRead(`days ${month}`, () => listMatchDays(store, span.from, span.to)),
  ]);
  return {
    site,
    sendsMail,
    leagues: leagues.items.map(({ id, name }) => ({ id, name })),
    month,
    matchDays,
    today,
    selected,
  };
}

/** Header, sidebar, footer and bottom navigation around every public page. */
export default function Frame() {
  const data = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <>
      <a className="skip" href="#main">
        {t.frame.skip}
      </a>
      <Header />
      {data.site.noticeShown && data.site.notice !== '' && (
        <aside className="notice" aria-label={t.frame.notice}>
          {data.site.notice === FIRST_NOTICE ? t.frame.firstNotice : data.site.notice}
        </aside>
      )}
      <div className="columns">
        <Outlet />
        <Sidebar {...data} />
      </div>
      <Footer {...data} />
      <BottomBar />
      <BellTemplate />
      <LostNotice />
    </>
  );
}

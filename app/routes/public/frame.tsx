import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { monthSpan } from '#app/features/calendar/month-grid.ts';
import { BellTemplate } from '#app/features/frame/bell-template.tsx';
import { BottomBar } from '#app/features/frame/bottom-bar.tsx';
import { Footer } from '#app/features/frame/footer.tsx';
import type { FrameData } from '#app/features/frame/frame-data.ts';
import { Header } from '#app/features/frame/header.tsx';
import { LostNotice } from '#app/features/frame/lost-notice.tsx';
import { Sidebar } from '#app/features/frame/sidebar.tsx';
import { ListedContext } from '#app/lib/listed.ts';
import { isDay, isMonth, localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { neutralPath } from '#contract/language.ts';
import { FIRST_NOTICE } from '#contract/site/site.ts';
import { type PageContext, pageContext } from '#server/platform/pages/page-context.ts';
import { listLeagueGenders, listLeagues } from '#server/play/leagues/queries.ts';
import { listMatchDays } from '#server/play/matches/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';

export const handle: RouteHandle = { query: ['date', 'month'] };

/** More of them have no page that lists them all at once. */
const MOST_LEAGUES = 100;

export async function loader({ context, request }: LoaderFunctionArgs): Promise<FrameData> {
  const page = context.get(pageContext);
  const { store, sharedRead, now, sendsMail } = page;
  const url = new URL(request.url);
  const today = localDay(now);
  const [{ slogan: _, ...site }, leagues, genders, calendar] = await Promise.all([
    sharedRead('site', () => getSite(store)),
    sharedRead('leagues', () => listLeagues(store, { limit: MOST_LEAGUES })),
    sharedRead('genders', () => listLeagueGenders(store)),
    neutralPath(url.pathname) === '/' ? loadCalendar(page, url.searchParams, today) : null,
  ]);
  return {
    site,
    sendsMail,
    leagues: leagues.items.map(({ id, name, logo, type }) => ({
      id,
      name,
      logo,
      type,
      gender: genders.get(id) ?? '',
    })),
    calendar,
    today,
  };
}

async function loadCalendar(
  { store, sharedRead }: PageContext,
  search: URLSearchParams,
  today: string,
): Promise<FrameData['calendar']> {
  const date = search.get('date');
  const selected = date !== null && isDay(date) ? date : null;
  const requested = search.get('month');
  const month =
    requested !== null && isMonth(requested) ? requested : (selected ?? today).slice(0, 7);
  const span = monthSpan(month);
  const read = () => listMatchDays(store, span.from, span.to);
  return { month, selected, matchDays: await sharedRead(`days ${month}`, read) };
}

/** Header, sidebar, footer and bottom navigation around every public page. */
export default function Frame() {
  const data = useLoaderData<typeof loader>();
  const { t } = useWords();
  const isHome = neutralPath(useLocation().pathname) === '/';
  const { notice, noticeShown } = data.site;
  const leagues = new Map(data.leagues.map((league) => [league.id, league]));
  return (
    <ListedContext value={{ today: data.today, leagues }}>
      <a className="skip" href="#main">
        {t.frame.skip}
      </a>
      <Header />
      {isHome && noticeShown && notice !== '' && (
        <aside className="notice" aria-label={t.frame.notice}>
          {notice === FIRST_NOTICE ? t.frame.firstNotice : notice}
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
    </ListedContext>
  );
}

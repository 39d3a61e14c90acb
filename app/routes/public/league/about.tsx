import { useContext } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { eligibilityInWords } from '#app/features/eligibility/rule-in-words.ts';
import { fanRows } from '#app/features/fans/fan-facts.tsx';
import { DocumentList } from '#app/features/leagues/document-list.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { PartnerLine } from '#app/features/leagues/partner-line.tsx';
import { phasesInWords } from '#app/features/leagues/phases-in-words.ts';
import { rulesInWords } from '#app/features/leagues/rules-in-words.ts';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { NewsList } from '#app/features/news/news-list.tsx';
import { StatusPicture } from '#app/features/share-text/status-picture.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { ListedContext } from '#app/lib/listed.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { textIn } from '#app/lib/text-in.ts';
import { useWords } from '#app/lib/use-words.ts';
import { CalendarLinks } from '#app/ui/calendar-links.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { LiveMain } from '#app/ui/live-main.tsx';
import { languageOf } from '#contract/language.ts';
import { NO_NAME } from '#contract/primitives.ts';
import { leaguePicturePath } from '#contract/site/share-picture.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listDocuments } from '#server/play/documents/queries.ts';
import { getEligibilityRule } from '#server/play/eligibility/queries.ts';
import { namesOfLeagues } from '#server/play/leagues/queries.ts';
import { listNews } from '#server/site/news/queries.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores', style: 'news' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const language = languageOf(new URL(request.url).pathname);
  const league = await loadLeague(page, params.id);
  const { carryOver, promotion, relegation } = league.phases;
  const [news, eligibility, names, documents] = await Promise.all([
    listNews(page.store, { league: league.id, language, limit: 10 }),
    getEligibilityRule(page.store, league.id),
    namesOfLeagues(page.store, [carryOver, promotion?.league, relegation?.league]),
    listDocuments(page.store, league.id),
  ]);
  return { league, news: news.items, eligibility, names, documents };
}

export default function LeagueAbout() {
  const { league, news, eligibility, names, documents } = useLoaderData<typeof loader>();
  const words = useWords();
  const { t, to, language } = words;
  const gender = useContext(ListedContext).leagues.get(league.id)?.gender ?? '';
  const partner = league.partner === NO_NAME ? null : <PartnerLine league={league} />;
  return (
    <LiveMain className="pair">
      <div className="subject">
        <LeagueHead league={league} />
        <section>
          <p className="mb-2 whitespace-pre-line">
            {textIn(language, league.about) || t.leagues.noAbout}
          </p>
          <FactList
            facts={[
              [t.leagues.starts, formatDay(language, league.startsAt.slice(0, 10), 'long')],
              [t.leagues.place, league.location],
              [t.leagues.partner, partner],
              [t.leagues.teams, league.teamCount],
              ...fanRows(league, words),
            ]}
          />
        </section>
        <section>
          <h2 className="list-title">{t.rulesInWords.title}</h2>
          {[...rulesInWords(league, t), ...phasesInWords(league.phases, names, t)].map(
            (sentence) => (
              <p key={sentence}>{sentence}</p>
            ),
          )}
        </section>
        <section>
          <h2 className="list-title">{t.eligibility.title}</h2>
          {eligibilityInWords(eligibility, words).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
        <p>
          <a className="link" href={to(`/league/${league.id}/discipline`)}>
            {t.discipline.title}
          </a>
        </p>
        {documents.length > 0 && (
          <section>
            <h2 className="list-title">{t.leagues.documents}</h2>
            <DocumentList documents={documents} />
          </section>
        )}
        <CalendarLinks path={`/league/${league.id}.ics`} />
        <StatusPicture
          className="more-link"
          path={leaguePicturePath({ ...league, gender }, language)}
        />
        {news.length > 0 && (
          <section>
            <h2 className="list-title">{t.news.title}</h2>
            <NewsList news={news} />
          </section>
        )}
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SearchHits } from '#app/features/search/search-hits.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { SearchForm } from '#app/ui/search-form.tsx';
import { languageOf } from '#contract/language.ts';
import type { SearchResults } from '#contract/site/search.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { searchAll } from '#server/site/search/queries.ts';

export const handle: RouteHandle = { shows: 'scores', query: ['q'], style: 'news' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100);
  const { store, now } = context.get(pageContext);
  const language = languageOf(pathname);
  return { q, results: q === '' ? null : await searchAll(store, q, now, language) };
}

export default function Search() {
  const { q, results } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const isFound = results !== null && hasHits(results);
  return (
    <main id="main" className="stack">
      <PageHead title={t.pages.search} description={t.pages.searchDescription} />
      <meta name="robots" content="noindex" />
      <h1 className="title">{t.pages.search}</h1>
      <SearchForm action="/search" label={t.pages.searchLabel} q={q} />
      {isFound ? (
        <Results results={results} />
      ) : (
        results !== null && <p className="empty">{t.pages.noHits(q)}</p>
      )}
      <RecentSearches q={isFound ? q : ''} />
      {!isFound && <WaysOn />}
    </main>
  );
}

function hasHits(results: SearchResults): boolean {
  return Object.values(results).some((hits) => hits.length > 0);
}

/** The script fills it with what this device has searched for. */
function RecentSearches({ q }: { q: string }) {
  const { t, to } = useWords();
  return (
    <section className="recent" hidden data-q={q} data-action={to('/search')}>
      <div className="head-line">
        <h2 className="table-title">{t.pages.recentSearches}</h2>
        <button type="button" className="button soft">
          {t.pages.clearSearches}
        </button>
      </div>
      <ul className="team-lines" />
    </section>
  );
}

/** Links to lists, while nothing is searched or found. */
function WaysOn() {
  const { t, to } = useWords();
  const sections = [
    ['/teams', t.frame.teams],
    ['/leagues', t.frame.leagues],
    ['/fixtures', t.frame.fixtures],
    ['/grounds', t.frame.grounds],
    ['/news', t.frame.news],
  ] as const;
  return (
    <ul className="team-lines">
      {sections.map(([path, label]) => (
        <li key={path}>
          <a href={to(path)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function Results({ results }: { results: SearchResults }) {
  const { t } = useWords();
  const lists = [
    [t.frame.teams, '/team/', results.teams],
    [t.clubs.title, '/club/', results.clubs],
    [t.frame.players, '/player-profile/', results.players],
    [t.frame.leagues, '/league/', results.leagues],
    [t.seasons.title, '/season/', results.seasons],
    [t.frame.matches, '/', results.matches],
    [t.frame.grounds, '/grounds/', results.grounds],
    [t.frame.news, '/news/', results.news],
  ] as const;
  const found = lists.filter(([, , hits]) => hits.length > 0);
  return (
    <div className="found">
      {found.map(([label, path, hits]) => (
        <SearchHits key={path} label={label} path={path} hits={hits} />
      ))}
    </div>
  );
}

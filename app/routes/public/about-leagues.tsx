import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { textIn } from '#app/lib/text-in.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await listLeagues(context.get(pageContext).store, { limit: 100 });
  return { leagues: items.map(({ id, name, about }) => ({ id, name, about })) };
}

/** The leagues' descriptions of themselves. */
export default function LeaguesAbout() {
  const { leagues } = useLoaderData<typeof loader>();
  const { t, to, language } = useWords();
  return (
    <main id="main" className="prose">
      <PageHead title={t.leagues.aboutTitle} description={t.leagues.leaguesDescription} />
      <h1 className="title">{t.leagues.aboutTitle}</h1>
      {leagues.length === 0 && <p className="empty">{t.leagues.none}</p>}
      {leagues.map((league) => (
        <section key={league.id}>
          <h2>
            <a className="link" href={to(`/league/${league.id}/about`)}>
              {league.name}
            </a>
          </h2>
          <p className="whitespace-pre-line">
            {textIn(language, league.about) || t.leagues.noAbout}
          </p>
        </section>
      ))}
    </main>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { localDay } from '#app/lib/local-day.ts';
import { mapAddress } from '#app/lib/map-address.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { listMatches } from '#server/matches/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

/** The places of the hundred next and the hundred latest matches, the busiest first. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { store, now } = context.get(pageContext);
  const today = localDay(now);
  const lists = await Promise.all([
    listMatches(store, { from: today, limit: 100 }),
    listMatches(store, { to: today, descending: true, limit: 100 }),
  ]);
  const matches = new Map(lists.flatMap((list) => list.items.map((match) => [match.id, match])));
  const counts = new Map<string, number>();
  for (const { location } of matches.values()) {
    if (location !== '') counts.set(location, (counts.get(location) ?? 0) + 1);
  }
  const grounds = [...counts].map(([name, count]) => ({ name, count }));
  return { grounds: grounds.toSorted((a, b) => b.count - a.count) };
}

export default function Grounds() {
  const { grounds } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.pages.grounds} description={t.pages.groundsDescription} />
      <h1 className="title">{t.pages.grounds}</h1>
      {grounds.length === 0 ? (
        <p className="empty">{t.pages.noGrounds}</p>
      ) : (
        <ul className="card team-lines">
          {grounds.map((ground) => (
            <li key={ground.name}>
              <a href={mapAddress(ground.name)} rel="noopener">
                <span>
                  <b className="block">{ground.name}</b>
                  <span className="text-sm text-quiet">{t.pages.groundMatches(ground.count)}</span>
                </span>
                <i>{t.pages.map}</i>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

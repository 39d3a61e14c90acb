import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Crest } from '#app/features/crest/crest.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Club } from '#contract/people/club.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listClubs } from '#server/play/clubs/queries.ts';

export const handle: RouteHandle = { shows: 'site', style: 'news' };

/** All clubs by name. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const clubs: Club[] = [];
  let cursor: string | undefined;
  do {
    const list = await listClubs(store, { limit: 100, cursor });
    clubs.push(...list.items);
    cursor = list.next ?? undefined;
  } while (cursor !== undefined);
  return { clubs };
}

export default function Clubs() {
  const { clubs } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <main id="main" className="stack">
      <PageHead title={t.clubs.title} description={t.clubs.listDescription} />
      <h1 className="title">{t.clubs.register(clubs.length)}</h1>
      {clubs.length === 0 ? (
        <p className="empty">{t.clubs.noneYet}</p>
      ) : (
        <ul className="card team-lines">
          {clubs.map(({ id, name, city, teamCount, color1, color2 }) => (
            <li key={id}>
              <a href={to(`/club/${id}`)}>
                <Crest
                  name={name}
                  logo={null}
                  jerseyColor1={color1}
                  jerseyColor2={color2}
                  size={24}
                />
                <span>{name}</span>
                <i>{[city, t.clubs.teams(teamCount)].join(' · ')}</i>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

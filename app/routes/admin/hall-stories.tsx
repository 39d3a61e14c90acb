import { lazy, Suspense } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import parkedCss from '#app/styles/admin/parked.css?url';

/** It belongs to the page of parked stories: pages that never show one do not pay for it. */
const BranchCard = lazy(async () => {
  const { BranchCard: card } = await import('#app/features/parked/branch-card.tsx');
  return { default: card };
});

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const path = { id: params.id! };
  const [match, { items }] = await Promise.all([
    callApi('GET /matches/{id}', { path }),
    callApi('GET /hall/matches/{id}/parked', { path }),
  ]);
  return { match, branches: items };
}

/** In a hall: the two stories of a match, as its site has them, and the choice between them. */
export default function HallStories() {
  const { match, branches } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  return (
    <AdminPage
      title={t.match.title(match.team1.name, match.team2.name)}
      actions={
        <Link className="button soft" to={to('/admin/hall')}>
          {t.hallPage.title}
        </Link>
      }
    >
      <link rel="stylesheet" href={parkedCss} precedence="page" />
      <p className="text-quiet">{branches.length === 0 ? t.parked.none : t.hallPage.chooseText}</p>
      <Suspense>
        {branches.map((branch) => (
          <BranchCard
            key={branch.id}
            match={match}
            branch={branch}
            choose={(keep) =>
              callApi('POST /hall/matches/{id}/parked/{branch}/choice', {
                path: { id: match.id, branch: branch.id },
                body: { keep, seq: branch.seq },
              })
            }
          />
        ))}
      </Suspense>
    </AdminPage>
  );
}

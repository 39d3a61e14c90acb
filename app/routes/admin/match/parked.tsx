import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { useLiveReload } from '#app/features/admin/frame/use-live-reload.ts';
import { BranchCard } from '#app/features/parked/branch-card.tsx';
import { callApi, listItems } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import parkedCss from '#app/styles/admin/parked.css?url';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [match, branches] = await Promise.all([
    callApi('GET /matches/{id}', { path: { id: params.id! } }),
    listItems('GET /matches/{id}/parked', { path: { id: params.id! } }),
  ]);
  return { match, branches };
}

/** Two devices, two stories of one match: an administrator sees both and chooses. */
export default function MatchParked() {
  const { match, branches } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  useLiveReload(match.id);
  const open = branches.filter(({ choice, arrived }) => choice === null && !arrived);
  const settled = branches.filter((branch) => !open.includes(branch));
  return (
    <AdminPage
      title={t.match.title(match.team1.name, match.team2.name)}
      actions={
        <Link className="button soft" to={to(`/admin/matchView/${match.id}`)}>
          {t.parked.toMatch}
        </Link>
      }
    >
      <link rel="stylesheet" href={parkedCss} precedence="page" />
      <h2 className="subtitle">{t.parked.title}</h2>
      {open.length === 0 ? (
        <p className="admin-card admin-empty">{t.parked.none}</p>
      ) : (
        <p className="text-quiet">{t.parked.intro}</p>
      )}
      {open.map((branch) => (
        <BranchCard key={branch.id} match={match} branch={branch} />
      ))}
      {settled.length > 0 && <h2 className="subtitle">{t.parked.settled}</h2>}
      {settled.map((branch) => (
        <BranchCard key={branch.id} match={match} branch={branch} mayRevise />
      ))}
    </AdminPage>
  );
}

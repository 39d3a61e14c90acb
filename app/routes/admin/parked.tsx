import { Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { listItems } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import parkedCss from '#app/styles/admin/parked.css?url';

export async function clientLoader() {
  return { open: await listItems('GET /parked') };
}

/** Every match in which somebody has to choose, the longest waiting first. */
export default function Parked() {
  const { open } = useLoaderData<typeof clientLoader>();
  const { t, to, language } = useWords();
  return (
    <AdminPage title={t.parked.title}>
      <link rel="stylesheet" href={parkedCss} precedence="page" />
      {open.length === 0 ? (
        <p className="admin-card admin-empty">{t.parked.none}</p>
      ) : (
        <ul className="admin-card branch-list">
          {open.map(({ branch, matchId, team1, team2, matchDate, entries }) => (
            <li key={branch}>
              <Link to={to(`/admin/matchView/${matchId}/parked`)}>
                {t.match.title(team1, team2)}
              </Link>
              <span>
                {formatDay(language, matchDate, 'dated')} · {t.parked.entries(entries)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

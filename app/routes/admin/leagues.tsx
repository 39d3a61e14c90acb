import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { LeagueDialog } from '#app/features/admin/league-dialog.tsx';
import { listUsers } from '#app/lib/api-client-account.ts';
import { deleteLeague, listLeagues } from '#app/lib/api-client-league.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/league.ts';

export async function clientLoader() {
  const [leagues, partners] = await Promise.all([listLeagues(), listUsers('Partner')]);
  return { leagues, partners };
}

export default function Leagues() {
  const { leagues, partners } = useLoaderData<typeof clientLoader>();
  const { t, to, language } = useWords();
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<League>();
  return (
    <AdminPage
      title={t.admin.leagues}
      actions={
        <button className="button" type="button" onClick={() => setCreating(true)}>
          {t.admin.newLeague}
        </button>
      }
    >
      {leagues.length === 0 && <p className="admin-card admin-empty">{t.admin.noLeagues}</p>}
      <ul className="league-cards">
        {leagues.map((league) => (
          <li className="league-card" key={league.id}>
            <div>
              <p className="num">{formatDay(language, league.startsAt.slice(0, 10), 'dated')}</p>
              <h2 className="subtitle">{league.name}</h2>
              <p>
                {t.admin.leagueTypes[league.type]} · {league.location}
              </p>
            </div>
            <footer>
              <Link className="row-action" to={to(`/admin/viewLeagues/${league.id}`)}>
                {t.admin.manageLeague}
                <span className="sr"> {league.name}</span>
              </Link>
              <button className="row-action bad" type="button" onClick={() => setDeleting(league)}>
                {t.admin.delete}
                <span className="sr"> {league.name}</span>
              </button>
            </footer>
          </li>
        ))}
      </ul>
      {isCreating && <LeagueDialog partners={partners} onClose={() => setCreating(false)} />}
      {deleting && (
        <ConfirmDialog
          title={deleting.name}
          text={t.admin.deleteLeague}
          action={t.admin.delete}
          run={() => deleteLeague(deleting.id)}
          done={t.admin.leagueDeleted}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </AdminPage>
  );
}

import { Link, useLoaderData } from 'react-router';
import { AttentionList } from '#app/features/admin/dashboard/attention-list.tsx';
import { BackupCard } from '#app/features/admin/dashboard/backup-card.tsx';
import { ClashList } from '#app/features/admin/dashboard/clash-list.tsx';
import { DemonstrationCard } from '#app/features/admin/dashboard/demonstration-card.tsx';
import { FirstSteps } from '#app/features/admin/dashboard/first-steps.tsx';
import { Warnings } from '#app/features/admin/dashboard/warnings.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { useLiveReload } from '#app/features/admin/frame/use-live-reload.ts';
import { MatchTable } from '#app/features/admin/matches/match-rows.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';

export async function clientLoader() {
  const day = localDay(Date.now());
  const [summary, today] = await Promise.all([
    callApi('GET /admin/summary'),
    callApi('GET /admin/matches', { query: { from: day, to: day, order: 'asc', size: 100 } }),
  ]);
  return { ...summary, today, day };
}

const PLACES = {
  live: '/admin/matches?status=Live',
  matches: '/admin/matches',
  teams: '/admin/teams',
  players: '/admin/allPlayers',
  leagues: '/admin/leagues',
} as const;
/** Of whoever runs leagues alone: teams and players have no page for them. */
const OF_LEAGUES = ['live', 'matches', 'leagues'] as const;
const COUNTS = ['live', 'matches', 'teams', 'players', 'leagues'] as const;

export default function Dashboard() {
  const { today, day, counts, attention, clashes, warnings, backups, beginning } =
    useLoaderData<typeof clientLoader>();
  const { t, to, language } = useWords();
  const runsSite = useRunsSite();
  useLiveReload();
  const hasToday = today.total > 0;
  return (
    <AdminPage title={t.admin.dashboard}>
      <Warnings warnings={warnings} />
      {hasToday && <Today today={today} day={day} />}
      <div className="counts">
        {(runsSite ? COUNTS : OF_LEAGUES).map((name) => (
          <Link key={name} className="count" to={to(PLACES[name])}>
            <b className="num">{counts[name].toLocaleString(LOCALES[language])}</b>
            {t.admin.counts[name]}
          </Link>
        ))}
      </div>
      {runsSite &&
        (beginning.hasDemonstration ? (
          <DemonstrationCard />
        ) : (
          <FirstSteps counts={counts} beginning={beginning} />
        ))}
      {!hasToday && <Today today={today} day={day} />}
      {(counts.leagues > 0 || attention.length > 0) && <AttentionList attention={attention} />}
      {clashes.length > 0 && <ClashList clashes={clashes} />}
      {runsSite && <BackupCard backups={backups} />}
    </AdminPage>
  );
}

type TodayProps = Pick<Awaited<ReturnType<typeof clientLoader>>, 'today' | 'day'>;

/** The work of the day comes before anything that waits. */
function Today({ today, day }: TodayProps) {
  const { t, to } = useWords();
  return (
    <>
      <h2 className="subtitle">{t.admin.todaysMatches}</h2>
      {today.total > 0 && (
        <Link className="link" to={to('/admin/desk')}>
          {t.dayDesk.title}
        </Link>
      )}
      {today.total === 0 ? (
        <div className="admin-card admin-empty">
          <p>{t.admin.noneToday}</p>
          <Link className="button soft mt-4" to={to('/admin/matches')}>
            {t.admin.matches}
          </Link>
        </div>
      ) : (
        <MatchTable matches={today.items} />
      )}
      {today.total > today.items.length && (
        <Link className="link" to={to(`/admin/matches?from=${day}&to=${day}`)}>
          {t.adminFrame.shown(1, today.items.length, today.total)}
        </Link>
      )}
    </>
  );
}

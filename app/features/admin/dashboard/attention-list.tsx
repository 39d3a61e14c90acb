import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { AttentionKind, Summary } from '#contract/administration/summary.ts';

/** The page on which each problem is put right. */
const PLACES: Record<AttentionKind, string> = {
  'stale-live': '/admin/matches?concern=stale-live',
  'results-missing': '/admin/matches?concern=results-missing',
  parked: '/admin/parked',
  clashes: '/admin/matches?concern=clashes&order=asc',
  'duties-declined': '/admin/matches?concern=duties-declined&order=asc',
  'captains-differ': '/admin/matches?concern=captains-differ&order=asc',
  'dates-asked': '/admin/matches?concern=dates-asked&order=asc',
  postponed: '/admin/matches?concern=postponed&order=asc',
  consents: '/admin/allPlayers?concern=consent',
  claims: '/admin/claims',
  'team-requests': '/admin/claims',
  feedback: '/admin/feedback?show=unread',
};

/** Things that need somebody's attention, each with a link to its page. */
export function AttentionList({ attention }: Pick<Summary, 'attention'>) {
  const { t, to } = useWords();
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.adminFrame.attention}</h2>
      {attention.length === 0 ? (
        <p className="px-4 pb-4 text-quiet">{t.adminFrame.allWell}</p>
      ) : (
        <ul className="attention">
          {attention.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={to(PLACES[kind])}>{t.adminFrame.attentions[kind](count)}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

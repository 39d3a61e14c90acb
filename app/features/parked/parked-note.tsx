import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { ParkedBranch } from '#contract/matches/parked-branch.ts';

/** On the view of a match: that somebody has to choose, or that somebody once did. */
export function ParkedNote({ matchId, branches }: { matchId: string; branches: ParkedBranch[] }) {
  const { t, to } = useWords();
  if (branches.length === 0) return null;
  const open = branches.filter(({ choice, arrived }) => choice === null && !arrived).length;
  return (
    <section className="admin-card" data-attention={open > 0 ? '' : undefined}>
      <h2 className="subtitle">{t.parked.title}</h2>
      {open > 0 && <p className="px-4 pb-4">{t.parked.waiting(open)}</p>}
      <div className="card-actions">
        <Link
          className={open > 0 ? 'button small' : 'button soft small'}
          to={to(`/admin/matchView/${matchId}/parked`)}
        >
          {t.parked.look}
        </Link>
      </div>
    </section>
  );
}

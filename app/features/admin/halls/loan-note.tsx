import { Link } from 'react-router';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { HallLoan } from '#contract/halls/hall.ts';

type Props = { leagueId: string | undefined; loan: HallLoan | null };

/** On the view of a match: that a hall writes it, and until when. */
export function LoanNote({ leagueId, loan }: Props) {
  const { t, to, language } = useWords();
  if (loan === null) return null;
  return (
    <section className="admin-card" data-attention="">
      <h2 className="subtitle">{t.halls.lentTo(loan.hall)}</h2>
      <p className="px-4 pb-4">{t.halls.lentText(formatMoment(language, loan.until))}</p>
      {leagueId && (
        <div className="card-actions">
          <Link className="button soft small" to={to(`/admin/viewLeagues/${leagueId}/halls`)}>
            {t.halls.toLoans}
          </Link>
        </div>
      )}
    </section>
  );
}

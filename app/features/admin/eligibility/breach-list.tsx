import { matchName } from '#app/features/discipline/suspension-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { SheetBreach } from '#contract/eligibility/eligibility.ts';

/** Players who stood on a team sheet although they may not play. */
export function BreachList({ breaches }: { breaches: readonly SheetBreach[] }) {
  const words = useWords();
  const { t, to } = words;
  if (breaches.length === 0) return <p className="empty">{t.eligibilityOffice.noSheets}</p>;
  return (
    <ul className="waiting-list">
      {breaches.map((breach) => (
        <li key={`${breach.match.id} ${breach.team.id} ${breach.number}`} className="decision">
          <b className="num">{breach.number}</b>
          <span>
            <b>{breach.name ?? t.discipline.number(breach.number)}</b> {breach.team.name}
            <span className="planned-about">{t.eligibilityOffice.causes[breach.cause]}</span>
            <a className="link planned-about" href={to(`/admin/matchView/${breach.match.id}`)}>
              {matchName(breach.match, words)}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

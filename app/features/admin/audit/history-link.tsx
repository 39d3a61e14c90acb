import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';

/** To the changes of one record. */
export function HistoryLink({ subject }: { subject: string }) {
  const { t, to } = useWords();
  return (
    <Link className="button soft" to={to(`/admin/audit?subject=${encodeURIComponent(subject)}`)}>
      {t.directory.audit}
    </Link>
  );
}

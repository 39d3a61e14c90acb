import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import { useRunsSite } from '../frame/office.ts';

/** To the changes of one record. */
export function HistoryLink({ subject }: { subject: string }) {
  const { t, to } = useWords();
  // The trail is for administrators.
  if (!useRunsSite()) return null;
  return (
    <Link className="button soft" to={to(`/admin/audit?subject=${encodeURIComponent(subject)}`)}>
      {t.directory.audit}
    </Link>
  );
}

import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { MergeKind } from '#contract/merges/merge.ts';

/** To the records of one name, or to the comparison of one record with another one. */
export function DoublesLink({ kind, id }: { kind: MergeKind; id?: string }) {
  const { t, to } = useWords();
  const address = `/admin/doubles?kind=${kind}${id === undefined ? '' : `&id=${id}`}`;
  return (
    <Link className="button soft" to={to(address)}>
      {id === undefined ? t.merging.open : t.merging.withAnother}
    </Link>
  );
}

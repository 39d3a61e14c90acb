import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { Doubles, MergeKind } from '#contract/merges/merge.ts';

/** Records of one name; each later one can be compared with the oldest. */
export function DoubleList({ kind, groups }: { kind: MergeKind; groups: Doubles['items'] }) {
  const { t, to } = useWords();
  const words = t.merging;
  if (groups.length === 0) return <p className="admin-card admin-empty">{words.none}</p>;
  return groups.map(({ records: [first, ...others] }) => (
    <section key={first!.id} className="admin-card grid gap-2 p-4">
      <p>
        <b>{first!.name}</b> <span className="text-quiet">{first!.detail}</span>
      </p>
      {others.map((record) => (
        <p key={record.id} className="line">
          <span>
            {record.name} <span className="text-quiet">{record.detail}</span>
          </span>
          <Link
            className="row-action"
            to={to(`/admin/doubles?kind=${kind}&id=${first!.id}&other=${record.id}`)}
          >
            {words.compare}
            <span className="sr"> {words.compareNamed(record.name)}</span>
          </Link>
        </p>
      ))}
    </section>
  ));
}

import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import { useListState } from './list-state.ts';

/** The shown part of the list, with links to the others. */
export function PageLinks({ items, total, page, size }: RegisterOf<unknown>) {
  const { t } = useWords();
  const { address } = useListState();
  const last = Math.max(1, Math.ceil(total / size));
  const from = (page - 1) * size + 1;
  const links = [
    { words: t.adminFrame.firstPage, to: 1, isOpen: page > 1 },
    { words: t.adminFrame.previousPage, to: Math.min(page - 1, last), isOpen: page > 1 },
    { words: t.adminFrame.nextPage, to: page + 1, isOpen: page < last },
    { words: t.adminFrame.lastPage, to: last, isOpen: page < last },
  ];
  return (
    <nav className="pages" aria-label={t.adminFrame.pages}>
      <p className="num" role="status">
        {items.length > 0 && t.adminFrame.shown(from, from + items.length - 1, total)}
      </p>
      {last > 1 && (
        <ul>
          {links.map(({ words, to, isOpen }) => (
            <li key={words}>
              {isOpen ? (
                <Link className="row-action" to={address({ page: String(to) })}>
                  {words}
                </Link>
              ) : (
                <span className="row-action shut">{words}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

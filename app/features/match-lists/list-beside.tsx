import { useWords } from '#app/lib/use-words.ts';
import listsHref from '#app/styles/lists.css?url';

/**
 * The place of the list beside a match: a link to it, which the script of wide screens replaces by the
 * list itself. On a phone a match is alone, and pays nothing for it.
 *
 * @param query of the list, which stays beside the match
 */
export function ListBeside({ query }: { query: string }) {
  const { t, to } = useWords();
  const href = to('/') + query;
  return (
    <div className="list home" data-list={href} data-sheet={listsHref}>
      <a className="more-link" href={href}>
        {t.matches.seeAll}
      </a>
    </div>
  );
}

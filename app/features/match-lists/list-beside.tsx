import { useWords } from '#app/lib/use-words.ts';

type Props = {
  /** Of the page whose list it is. */
  href: string;
  /** The style of its rows, where the page itself has another one. */
  sheet?: string;
  /** On a phone the page does without it. */
  isWideOnly?: boolean;
};

/**
 * The place of a list beside what the page is about: a link to it, which the script of wide screens
 * replaces by the list itself. A phone, where it is not seen, pays nothing for it.
 */
export function ListBeside({ href, sheet, isWideOnly = false }: Props) {
  const { t } = useWords();
  return (
    <div
      className={isWideOnly ? 'list beside-only' : 'list home'}
      data-list={href}
      data-sheet={sheet}
    >
      <a className="more-link" href={href}>
        {t.matches.seeAll}
      </a>
    </div>
  );
}

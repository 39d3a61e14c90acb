import { useWords } from '#app/lib/use-words.ts';

/** Shown by the CSS while its side serves; hidden, it is not read out either. `name`: where no name stands beside it. */
export function ServeDot({ side, name }: { side: 1 | 2; name?: string }) {
  const { t } = useWords();
  return (
    <i className={`serve s${side}`}>
      <span className="sr">
        {name} {t.matches.serving}
      </span>
    </i>
  );
}

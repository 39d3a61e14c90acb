import { useWords } from '#app/lib/use-words.ts';

/** Shown by the CSS while its side serves; hidden, it is not read out either. */
export function ServeDot({ side }: { side: 1 | 2 }) {
  const { t } = useWords();
  return (
    <i className={`serve s${side}`}>
      <span className="sr">{t.matches.serving}</span>
    </i>
  );
}

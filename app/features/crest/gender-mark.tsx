import { genderWord } from '#app/lib/gender-word.ts';
import { useWords } from '#app/lib/use-words.ts';

/** A letter for men or women; nothing where neither is said. */
export function GenderMark({ gender }: { gender: string }) {
  const { t } = useWords();
  if (gender !== 'Men' && gender !== 'Women') return null;
  return (
    <abbr className="gender" title={genderWord(gender, t)}>
      {t.matches.genderMarks[gender]}
    </abbr>
  );
}

import { useWords } from '#app/lib/use-words.ts';
import type { FormLetter } from './head-to-head.ts';

export function FormDots({ form }: { form: readonly FormLetter[] }) {
  const { t } = useWords();
  return (
    <span className="form-dots">
      {form.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five letters in a fixed order, never moved.
        <abbr key={at} className={`f${letter}`} title={t.match.formWords[letter]}>
          {t.match.formLetters[letter]}
        </abbr>
      ))}
    </span>
  );
}

import { useWords } from '#app/lib/use-words.ts';

type Props = {
  /** Address without language. */
  action: string;
  label: string;
  q: string;
};

/** A plain form: the answer is a page of its own. */
export function SearchForm({ action, label, q }: Props) {
  const { t, to } = useWords();
  return (
    <search>
      <form action={to(action)} className="field-line">
        <input
          className="field"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label={label}
          placeholder={label}
        />
        <button type="submit" className="button">
          {t.frame.search}
        </button>
      </form>
    </search>
  );
}

import { useWords } from '#app/lib/use-words.ts';

type Props = {
  label: string;
  /** Of the button, where it does not stand in a head of a colour. */
  className?: string;
};

/** Shares the open page; the script says so where it can only copy the address. */
export function ShareButton({ label, className = 'band-button' }: Props) {
  const { t } = useWords();
  return (
    <button type="button" className={`${className} js`} data-share={t.match.copied}>
      {label}
    </button>
  );
}

import { crestForm } from '#domain/crest/crest-form.ts';
import { crestColors, initialsOf } from '#domain/crest/crest-shape.ts';

type Props = {
  name: string;
  logo: string | null;
  jerseyColor1: string;
  jerseyColor2: string;
  /** Width and height in CSS pixels. */
  size: 20 | 24 | 32 | 36 | 48 | 56 | 64 | 72;
};

/** Smaller ones are told apart by outline, pattern and colour: letters would only be noise. */
const LETTERS_FROM = 32;

/** By the number of letters. */
const LETTER_SIZES = [8.5, 8.5, 8.5, 7.5, 6.2];

/** A team's logo, or a crest of its jersey colours. The name stands beside it. */
export function Crest({ name, logo, jerseyColor1, jerseyColor2, size }: Props) {
  if (logo !== null) {
    const src = size > LETTERS_FROM ? logo : logo.replace(/-\d+\.webp$/, '-64.webp');
    return <img className="crest" src={src} alt="" width={size} height={size} loading="lazy" />;
  }
  const { field, band, ink } = crestColors(name, jerseyColor1, jerseyColor2);
  const { outline, pattern, baseline } = crestForm(name);
  const initials = initialsOf(name);
  return (
    <svg className="crest" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} fill={field} />
      <path d={pattern} fill={band} />
      {size >= LETTERS_FROM && (
        <text
          x="12"
          y={baseline}
          fontSize={LETTER_SIZES[initials.length]}
          fill={ink}
          stroke={field}
        >
          {initials}
        </text>
      )}
    </svg>
  );
}

import { crestColors, initialsOf } from '#domain/crest/crest-shape.ts';

type Props = {
  name: string;
  logo: string | null;
  jerseyColor1: string;
  jerseyColor2: string;
  /** Width and height in CSS pixels. */
  size: 20 | 24 | 32 | 48 | 64;
};

/** A team's logo, or a shield of its jersey colours with its initials. The name stands beside it. */
export function Crest({ name, logo, jerseyColor1, jerseyColor2, size }: Props) {
  if (logo !== null) {
    return <img className="crest" src={logo} alt="" width={size} height={size} loading="lazy" />;
  }
  const { field, band, ink } = crestColors(name, jerseyColor1, jerseyColor2);
  const initials = initialsOf(name);
  return (
    <svg className="crest" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 2h18v11q0 6-9 10-9-4-9-10z" fill={field} />
      <path d="M3 16q2 4 9 7 7-3 9-7z" fill={band} />
      <text x="12" y="13" fontSize={[9, 9, 9, 7, 5.4][initials.length]} fill={ink}>
        {initials}
      </text>
    </svg>
  );
}

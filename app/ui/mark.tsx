import { type NamedBrand, useBrand } from '#app/lib/brand.ts';
import { siteInitials } from '#domain/crest/site-initials.ts';

/** The association's logo, its initials in its colours, or the mark of Wavu. */
export function Mark() {
  const brand = useBrand();
  if (brand.logo !== '') {
    const small = brand.logo.replace(/-\d+\.webp$/, '-64.webp');
    return <img className="mark" src={small} width="28" height="28" alt="" />;
  }
  return brand.isWavu ? <NetMark /> : <Initials brand={brand} />;
}

/** Three strands of a net crossed by a ball's arc. */
export function NetMark({ size = 28 }: { size?: 28 | 56 }) {
  return (
    <svg className="net-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0b6b3a" />
      <path d="M3 15h26M3 20h26M3 25h26" stroke="#fff" strokeWidth="1.6" opacity=".85" />
      <path
        d="M4 27C8 6 18 2 26 9"
        fill="none"
        stroke="#fcd116"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="26" cy="9.5" r="3.2" fill="#fcd116" />
    </svg>
  );
}

function Initials({ brand: { shortName, color1, color2 } }: { brand: NamedBrand }) {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill={color1 || '#0b6b3a'} />
      <path d="M3 28h26" stroke={color2 || '#fcd116'} strokeWidth="3" strokeLinecap="round" />
      <text x="16" y="21" textAnchor="middle" fontSize="14" fontWeight="700" fill="#fff">
        {siteInitials(shortName)}
      </text>
    </svg>
  );
}

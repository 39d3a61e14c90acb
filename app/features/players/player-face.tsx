import { crestColors, initialsOf } from '#domain/crest/crest-shape.ts';

type Props = { name: string; picture: string | null; size: 32 | 64 | 96 };

/** The picture, or the initials on a colour of the name's own. */
export function PlayerFace({ name, picture, size }: Props) {
  if (picture !== null) {
    const src = picture.replace(/-\d+\.webp$/, size > 32 ? '-128.webp' : '-64.webp');
    return <img className="face" src={src} alt="" width={size} height={size} loading="lazy" />;
  }
  const { field, ink } = crestColors(name, '#ffffff', '#ffffff');
  return (
    <svg className="face" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={field} />
      <text x="12" y="15" fontSize="8" fontWeight="700" textAnchor="middle" fill={ink}>
        {initialsOf(name).slice(0, 2)}
      </text>
    </svg>
  );
}

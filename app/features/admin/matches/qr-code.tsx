import { encode } from 'uqr';

/** An address for a camera: dark squares on white in both themes, as scanners expect them. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  );
}

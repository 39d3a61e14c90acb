/** A jersey colour; outlined, so that white and black stay visible. */
export function Swatch({ color, label }: { color: string; label: string }) {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" role="img" aria-label={`${label}: ${color}`}>
      <rect x="1" y="1" width="26" height="26" rx="6" fill={color} stroke="#808080" />
    </svg>
  );
}

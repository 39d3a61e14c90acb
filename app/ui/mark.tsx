/** The mark: three strands of a net crossed by a ball's arc. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
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

import type { PlayerSummary } from '#contract/people/player.ts';

/** The picture, or a plain figure where there is none. The name stands beside it. */
export function PlayerPicture({ player, size }: { player: PlayerSummary; size: number }) {
  if (player.profilePicture !== null) {
    return (
      <img className="rounded-full" src={player.profilePicture} alt="" width={size} height={size} />
    );
  }
  return (
    <svg
      className="rounded-full bg-tint text-quiet"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="currentColor"
    >
      <circle cx="16" cy="12" r="6" />
      <path d="M4 32q0-12 12-12t12 12z" />
    </svg>
  );
}

import type { PlayerPage } from './load-player.ts';

const MOST_COMING = 5;
const MOST_PAST = 7;

/** The next and the latest matches of the player's team, beside what the page tells. */
export function sideOf({ team, matches: { coming, past } }: PlayerPage) {
  return (
    team && {
      team: team.id,
      coming: coming.slice(0, MOST_COMING),
      past: past.slice(0, MOST_PAST),
    }
  );
}

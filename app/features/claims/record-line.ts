import type { Messages } from '#app/messages/messages.ts';
import type { PlayerSummary } from '#contract/people/player.ts';

/** A record in one line: `Asha Juma, No. 7, Pamba`. */
export function recordLine(player: PlayerSummary, t: Messages): string {
  return [player.fullName, ...recordFacts(player, t)].join(', ');
}

/** The facts that tell people of one name apart. */
export function recordFacts({ jerseyNumber, team }: PlayerSummary, t: Messages): string[] {
  return [
    ...(jerseyNumber === null ? [] : [t.coaching.number(jerseyNumber)]),
    team?.name ?? t.coaching.noTeam,
  ];
}

import type { Messages } from '#app/messages/messages.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { entryWords } from '../log/entry-words.ts';
import type { ScoredTeams } from '../scored-teams.ts';

/** An entry in words with the shirts and cards that tell it apart from others of its kind. */
export function entryInFull(t: Messages, match: ScoredTeams, event: MatchEvent): string {
  const words = entryWords(t, match, event);
  const detail = detailOf(t, event);
  return detail === '' ? words : `${words}: ${detail}`;
}

function detailOf(t: Messages, event: MatchEvent): string {
  const { console } = t;
  switch (event.type) {
    case 'lineup':
      return event.players.join(' ');
    case 'substitution':
      return event.pairs.map((pair) => console.outIn(pair.out, pair.in)).join('; ');
    case 'libero':
      if (event.player === undefined) return String(event.libero);
      return event.action === 'out'
        ? console.liberoOut(event.libero, event.player)
        : console.liberoIn(event.libero, event.player);
    case 'sanction':
      return `${console.grades[event.grade]}, ${event.person}`;
    case 'challenge':
      return console.challengeOutcomes[event.outcome];
    default:
      return '';
  }
}

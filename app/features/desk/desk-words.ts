import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { Desk } from '#contract/desk/desk.ts';

/** As a heading, `Court 1`. */
export function courtTitle(words: Messages['fixtures'], court: string): string {
  const name = words.court(court);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names a match of the desk by its teams. */
export function namerOf(words: Messages['fixtures'], { matches }: Desk): (id: string) => string {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return (id) => {
    const match = byId.get(id);
    return match ? fixtureName(words, match) : '…';
  };
}

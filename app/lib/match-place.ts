import type { Messages } from '#app/messages/messages.ts';

/** The place of a match: its ground and, where one is named, the court. */
export function placeOf(
  { location, court }: { location: string; court: string | null },
  t: Pick<Messages, 'fixtures'>,
): string {
  return [location, court && t.fixtures.court(court)].filter(Boolean).join(' · ');
}

import type { Messages } from '#app/messages/messages.ts';

/** The server's word for a coach that nobody has named is English. */
export function coachName({ coachName: name }: { coachName: string }, t: Messages): string {
  return name === '' || name === 'Unknown' ? t.people.unknown : name;
}

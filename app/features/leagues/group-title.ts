import type { Messages } from '#app/messages/messages.ts';

/** A group as a heading: a bare letter or number gets its word, 'Kundi A' stays what it is. */
export function groupTitle(t: Messages, name: string): string {
  return name.length <= 2 ? `${t.match.group} ${name}` : name;
}

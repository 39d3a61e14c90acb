import type { Messages } from '#app/messages/messages.ts';
import { groupHeading } from '#contract/leagues/group-heading.ts';

export const groupTitle = (t: Messages, name: string) => groupHeading(t.match.group, name);

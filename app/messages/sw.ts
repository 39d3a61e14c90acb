import type { Messages } from './messages.ts';
import { frame } from './sw/frame.ts';
import { leagues } from './sw/leagues.ts';
import { match } from './sw/match.ts';
import { matches } from './sw/matches.ts';
import { people } from './sw/people.ts';

export const sw: Messages = { frame, matches, match, leagues, people };

import { frame } from './en/frame.ts';
import { leagues } from './en/leagues.ts';
import { match } from './en/match.ts';
import { matches } from './en/matches.ts';
import { people } from './en/people.ts';

export const en = { frame, matches, match, leagues, people };

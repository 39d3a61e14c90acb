import type { Messages } from './messages.ts';
import { account } from './sw/account.ts';
import { admin } from './sw/admin.ts';
import { bracket } from './sw/bracket.ts';
import { decisions } from './sw/decisions.ts';
import { desk } from './sw/desk.ts';
import { editorial } from './sw/editorial.ts';
import { entries } from './sw/entries.ts';
import { fixtures } from './sw/fixtures.ts';
import { frame } from './sw/frame.ts';
import { joining } from './sw/joining.ts';
import { leagues } from './sw/leagues.ts';
import { levels } from './sw/levels.ts';
import { match } from './sw/match.ts';
import { matchFiles } from './sw/match-files.ts';
import { matches } from './sw/matches.ts';
import { news } from './sw/news.ts';
import { offline } from './sw/offline.ts';
import { ownAccount } from './sw/own-account.ts';
import { pages } from './sw/pages.ts';
import { papers } from './sw/papers.ts';
import { parked } from './sw/parked.ts';
import { people } from './sw/people.ts';
import { records } from './sw/records.ts';
import { refusals } from './sw/refusals.ts';
import { rivals } from './sw/rivals.ts';
import { schedule } from './sw/schedule.ts';
import { scoreScreen } from './sw/score-screen.ts';
import { scoreboard } from './sw/scoreboard.ts';
import { scoring } from './sw/scoring.ts';
import { sheets } from './sw/sheets.ts';
import { table } from './sw/table.ts';
import { trail } from './sw/trail.ts';
import { visit } from './sw/visit.ts';
import { wayIn } from './sw/way-in.ts';

export const sw: Messages = {
  frame,
  matches,
  matchFiles,
  match,
  leagues,
  news,
  pages,
  people,
  account,
  joining,
  ownAccount,
  admin,
  fixtures,
  desk,
  records,
  editorial,
  trail,
  schedule,
  decisions,
  sheets,
  scoring,
  offline,
  bracket,
  papers,
  parked,
  entries,
  levels,
  refusals,
  rivals,
  scoreScreen,
  visit,
  table,
  scoreboard,
  wayIn,
};

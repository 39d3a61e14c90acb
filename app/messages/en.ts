import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { bracket } from './en/bracket.ts';
import { decisions } from './en/decisions.ts';
import { desk } from './en/desk.ts';
import { editorial } from './en/editorial.ts';
import { entries } from './en/entries.ts';
import { fixtures } from './en/fixtures.ts';
import { frame } from './en/frame.ts';
import { joining } from './en/joining.ts';
import { leagues } from './en/leagues.ts';
import { levels } from './en/levels.ts';
import { match } from './en/match.ts';
import { matchFiles } from './en/match-files.ts';
import { matches } from './en/matches.ts';
import { news } from './en/news.ts';
import { offline } from './en/offline.ts';
import { ownAccount } from './en/own-account.ts';
import { pages } from './en/pages.ts';
import { papers } from './en/papers.ts';
import { parked } from './en/parked.ts';
import { people } from './en/people.ts';
import { records } from './en/records.ts';
import { refusals } from './en/refusals.ts';
import { rivals } from './en/rivals.ts';
import { schedule } from './en/schedule.ts';
import { scoreScreen } from './en/score-screen.ts';
import { scoreboard } from './en/scoreboard.ts';
import { scoring } from './en/scoring.ts';
import { sheets } from './en/sheets.ts';
import { table } from './en/table.ts';
import { trail } from './en/trail.ts';
import { visit } from './en/visit.ts';
import { wayIn } from './en/way-in.ts';

export const en = {
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

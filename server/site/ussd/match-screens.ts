import { cutName, type Line } from './layout.ts';
import type { Entry, Screen } from './screen.ts';
import type { UssdMatch } from './source.ts';
import type { UssdWords } from './words.ts';

/** Four matches with their scores fill a screen. */
const MATCHES = 4;
/** Sets on the screen of a match; more than five are played in no competition. */
const MOST_SETS = 5;

/** The day as on a ticket: 25/11. */
function shortDate(date: string): string {
  const [, month, day] = date.split('-');
  return `${day}/${month}`;
}

const isStarted = ({ status, wins, current }: UssdMatch) =>
  status === 'Live' || status === 'ended' || wins !== '0-0' || current !== null;

function teamsLine(match: UssdMatch): Line {
  const { team1, team2, wins } = match;
  const middle = isStarted(match) ? ` ${wins} ` : ' - ';
  return (room) => cutName(team1, room) + middle + cutName(team2, room);
}

function entryLine(match: UssdMatch): Line {
  const teams = teamsLine(match);
  if (match.status === 'Live') return (room) => `${teams(room)} ${match.current?.score ?? ''}`;
  if (match.status === 'ended') return teams;
  return (room) => `${shortDate(match.date)} ${match.time} ${teams(room)}`;
}

export function matchList(head: string, matches: readonly UssdMatch[], words: UssdWords): Screen {
  const entries = matches.map(
    (match): Entry => ({
      line: entryLine(match),
      open: async () => matchScreen(match, words),
    }),
  );
  const none: Line[] = matches.length === 0 ? [() => words.none] : [];
  return { head: [(room) => cutName(head, room), ...none], entries, perPage: MATCHES };
}

function matchScreen(match: UssdMatch, words: UssdWords): Screen {
  const { sets, current, status, date, time, venue, league } = match;
  const played = sets.slice(-MOST_SETS).join(' ');
  const when = status === 'Live' ? '' : ` ${shortDate(date)} ${time}`;
  const head: Line[] = [
    teamsLine(match),
    () => played,
    () => (current === null ? '' : words.set(current.set, current.score)),
    () => words.status[status] + when,
    (room) => cutName(venue, room),
    (room) => cutName(league, room),
  ];
  return { head, entries: [], perPage: 1 };
}

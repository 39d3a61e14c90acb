import type { Language } from '#contract/language.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import type { UssdMatch, UssdSource } from '#server/site/ussd/source.ts';
import type { TextCommand } from './read-text.ts';
import { partOf } from './text.ts';
import { WORDS } from './words.ts';

const LINES = 12;

/** The answer to a question about scores, in one part. */
export async function answerQuestion(
  command: TextCommand,
  source: UssdSource,
  language: Language,
  now: number,
): Promise<string> {
  const words = WORDS[language];
  if (command.kind === 'today') return partOf(await linesOfDay(source, now, words.none));
  if (command.kind === 'table') return tableText(source, command.name, language);
  if (command.kind !== 'team') return partOf([words.help]);
  const [team] = await source.findTeams(command.name);
  if (team === undefined) return partOf([words.notFound(command.name)]);
  const matches = await source.matchesOf(team.id);
  return partOf(matches.length === 0 ? [team.name, words.none] : matches.map(dayLine));
}

async function linesOfDay(source: UssdSource, now: number, none: string): Promise<string[]> {
  const today = localDate(now);
  const lists = await Promise.all([source.live(), source.results(), source.fixtures()]);
  const matches = new Map(lists.flat().map((match) => [match.id, match]));
  const lines = [...matches.values()].filter(({ date }) => date === today).map(matchLine);
  return lines.length === 0 ? [none] : lines.slice(0, LINES);
}

function matchLine({ team1, team2, status, wins, current, time }: UssdMatch): string {
  if (status === 'not started') return `${time} ${team1} - ${team2}`;
  return [`${team1} ${wins} ${team2}`, current?.score].filter(Boolean).join(' ');
}

function dayLine(match: UssdMatch): string {
  const [, month, day] = match.date.split('-');
  return `${day}/${month} ${matchLine(match)}`;
}

async function tableText(source: UssdSource, name: string, language: Language): Promise<string> {
  const leagues = await source.leagues();
  const target = sortName(name);
  const league = leagues.find(({ name: title }) => sortName(title).includes(target));
  if (league === undefined) return partOf([WORDS[language].notFound(name)]);
  const tables = await source.tables(league.id);
  const rows = tables.flatMap(({ rows: inGroup }) => inGroup);
  return partOf([
    league.name,
    ...rows.map(({ rank, team, points }) => `${rank} ${team} ${points}`),
  ]);
}

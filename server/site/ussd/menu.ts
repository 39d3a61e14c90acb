import { LANGUAGE_NAMES, type Language, nextLanguage } from '#contract/language.ts';
import { cutName } from './layout.ts';
import { matchList } from './match-screens.ts';
import type { Screen } from './screen.ts';
import type { UssdName, UssdSource, UssdTable } from './source.ts';
import { type UssdWords, WORDS } from './words.ts';

const NAMES = 5;
const ROWS = 6;
const MENU = 5;

/** The first screen. Its last line offers the other language. */
export async function mainMenu(source: UssdSource, language: Language): Promise<Screen> {
  const words = WORDS[language];
  const [name, live] = await Promise.all([source.name(), source.live()]);
  const running = live.filter(({ status }) => status === 'Live').length;
  return {
    head: [(room) => cutName(name, room)],
    perPage: MENU,
    entries: [
      {
        line: () => words.live(running),
        open: async () => matchList(words.live(running), await source.live(), words),
      },
      {
        line: () => words.results,
        open: async () => matchList(words.results, await source.results(), words),
      },
      {
        line: () => words.fixtures,
        open: async () => matchList(words.fixtures, await source.fixtures(), words),
      },
      { line: () => words.standings, open: () => leagueList(source, words) },
      { line: () => words.findTeam, open: async () => namePrompt(source, words) },
    ],
  };
}

/** The line under the first screen that changes the language. */
export function languageLine(language: Language): string {
  return LANGUAGE_NAMES[nextLanguage(language)];
}

async function leagueList(source: UssdSource, words: UssdWords): Promise<Screen> {
  const leagues = await source.leagues();
  return nameList(words.standings, leagues, words, ({ id, name }) =>
    tableList(name, id, source, words),
  );
}

function nameList(
  head: string,
  names: readonly UssdName[],
  words: UssdWords,
  open: (name: UssdName) => Promise<Screen>,
): Screen {
  return {
    head: [() => head, ...(names.length === 0 ? [() => words.none] : [])],
    perPage: NAMES,
    entries: names.map((named) => ({
      line: (room) => cutName(named.name, room),
      open: () => open(named),
    })),
  };
}

/** The table, or where the league has groups the choice of one. */
async function tableList(
  name: string,
  league: string,
  source: UssdSource,
  words: UssdWords,
): Promise<Screen> {
  const tables = await source.tables(league);
  const [only] = tables;
  if (only === undefined || (tables.length === 1 && only.group === null))
    return tableScreen(name, only, words);
  return {
    head: [(room) => cutName(name, room)],
    perPage: NAMES,
    entries: tables.map((table) => ({
      line: (room) => `${words.group} ${cutName(table.group ?? '', room)}`,
      open: async () => tableScreen(`${words.group} ${table.group}`, table, words),
    })),
  };
}

function tableScreen(name: string, table: UssdTable | undefined, words: UssdWords): Screen {
  const rows = table?.rows ?? [];
  return {
    head: [
      (room) => cutName(name, room),
      () => (rows.length === 0 ? words.none : `(${words.columns})`),
    ],
    perPage: ROWS,
    entries: rows.map(({ rank, team, played, points }) => ({
      line: (room) => `${rank} ${cutName(team, room)} ${played} ${points}`,
    })),
  };
}

function namePrompt(source: UssdSource, words: UssdWords): Screen {
  return {
    head: [() => words.typeName],
    entries: [],
    perPage: 1,
    take: (input) => teamsNamed(input, source, words),
  };
}

/** The matches of the team that is named, or the choice between several. */
export async function teamsNamed(
  input: string,
  source: UssdSource,
  words: UssdWords,
): Promise<Screen> {
  const open = async ({ id, name }: UssdName) => matchList(name, await source.matchesOf(id), words);
  const teams = await source.findTeams(input);
  const [team] = teams;
  if (team !== undefined && teams.length === 1) return open(team);
  return { ...nameList(words.findTeam, teams, words, open), take: namePrompt(source, words).take! };
}

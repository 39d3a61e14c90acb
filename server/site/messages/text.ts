import type { Language } from '#contract/language.ts';
import type { MessageKind } from '#contract/messages/message-kinds.ts';
import type { Duty } from '#contract/people/official.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import type { MessageRow } from '#server/platform/db/tables/mail-tables.ts';
import type { MessageFacts } from '#server/platform/messages/message.ts';
import { dayText } from '#server/platform/time/day-text.ts';
import { WORDS as SHEET_WORDS } from '#server/play/scoresheets/words.ts';
import { ONE_PART } from '#server/site/sms/text.ts';
import { gsmLength, gsmText } from '#server/site/ussd/gsm-text.ts';
import type { MessageWords } from './message-words.ts';
import { dutiesOf, factsOf, type SourceMatch, type Sources } from './sources.ts';
import { WORDS } from './words.ts';

export type MessageText = { title: string; lines: string[] };

type Teller = {
  row: MessageRow;
  facts: MessageFacts;
  sources: Sources;
  words: MessageWords;
  language: Language;
};

/** A message in words: what it is, and its lines from the most to the least important. */
export function messageText(row: MessageRow, sources: Sources, language: Language): MessageText {
  const words = WORDS[language];
  const teller: Teller = { row, facts: factsOf(row), sources, words, language };
  const { reason } = teller.facts;
  const league = row.league_id === null ? '' : sources.nameOf(row.league_id);
  const lines = [
    ...LINES[row.kind](teller),
    typeof reason === 'string' && reason !== '' ? words.reason(reason) : '',
    ...(OF_MATCHES.has(row.kind) ? crewLine(teller) : []),
    league,
  ];
  return { title: words.titles[row.kind], lines: lines.filter((line) => line !== '') };
}

/** As many of these lines as one SMS holds, behind each other, and how to end them. */
export function smsText(titled: MessageText, language: Language): string {
  const end = `. ${WORDS[language].noSms}`;
  const room = ONE_PART - gsmLength(end);
  const all = [titled.title, ...titled.lines.map((line) => line.replace(/\.$/, ''))].map(gsmText);
  const text = all.reduce((before, line) => {
    const longer = before === '' ? line : `${before}. ${line}`;
    return gsmLength(longer) <= room ? longer : before;
  }, '');
  return gsmText(`${text}${end}`);
}

const OF_MATCHES: ReadonlySet<MessageKind> = new Set([
  'nomination',
  'moved',
  'postponed',
  'cancelled',
  'captains',
]);

type Lines = (teller: Teller) => string[];

const LINES: Record<MessageKind, Lines> = {
  nomination: (teller) => [dutyLine(teller, teller.facts.value), ...matchLines(teller)],
  release: (teller) => [
    teller.words.formerDuty(dutyName(teller, teller.facts.before)),
    ...matchLines(teller),
  ],
  'duty-answer': (teller) => {
    const answer = teller.facts.value === 'declined' ? 'declined' : 'accepted';
    return [teller.words.answers[answer](personOf(teller)), ...matchLines(teller)];
  },
  reminder: (teller) =>
    dutiesOf(teller.facts).flatMap(({ match, duty }) => {
      const found = teller.sources.matches.get(match);
      if (!found) return [];
      return `${dutyName(teller, duty)}: ${namesOf(teller, found)}, ${planOf(teller, found)}`;
    }),
  moved: (teller) => planLines(teller),
  postponed: (teller) => [...planLines(teller), teller.words.newDate],
  cancelled: (teller) => planLines(teller),
  plan: ({ facts, words }) => [words.published(Number(facts.count))],
  'date-request': requestLines,
  'date-answer': requestLines,
  'date-decision': requestLines,
  captains: (teller) => [
    teller.words.captains[teller.facts.outcome === 'published' ? 'published' : 'differ'],
    ...matchLines(teller),
  ],
  entry: ({ facts, words }) => [words.entry(String(facts.name))],
  'entry-decision': ({ facts, words }) => {
    const state = facts.state === 'accepted' ? 'accepted' : 'refused';
    return [words.entryStates[state](String(facts.name))];
  },
  decision: ({ facts, words, sources }) => {
    const team = sources.nameOf(String(facts.team));
    if (facts.of === 'withdrawal') return [words.withdrawn(team)];
    if (facts.of === 'placing') return [words.placed(team)];
    const points = Number(facts.points);
    return [words.points(team, points > 0 ? `+${points}` : `−${-points}`)];
  },
  suspension: (teller) => {
    const { facts, sources, words } = teller;
    const team = sources.nameOf(String(facts.team));
    return [words.suspended(personOf(teller), team, Number(facts.matches))];
  },
  'suspension-end': (teller) => {
    const { facts, sources, words } = teller;
    return [words.suspensionEnded(personOf(teller), sources.nameOf(String(facts.team)))];
  },
  protest: protestLines,
  'protest-decision': protestLines,
  invitation: (teller) => [teller.words.account(personOf(teller))],
};

function requestLines(teller: Teller): string[] {
  const { facts, words, sources, language } = teller;
  const state = facts.state as keyof MessageWords['requestStates'];
  const date = `${dayOf(String(facts.date), language)} ${String(facts.time)}`;
  const line = words.asks(sources.nameOf(String(facts.team)), date);
  return [line, words.requestStates[state], ...matchLines(teller)];
}

function protestLines(teller: Teller): string[] {
  const { facts, words, sources } = teller;
  const state = facts.state as keyof MessageWords['protestStates'] | undefined;
  const decided = state === undefined ? '' : words.protestStates[state];
  return [words.protest(sources.nameOf(String(facts.team))), decided, ...matchLines(teller)];
}

function matchLines(teller: Teller): string[] {
  const match = teller.sources.matches.get(teller.row.match_id ?? '');
  return match ? [namesOf(teller, match), planOf(teller, match)] : [];
}

/** The plan that was told, not the one of today: what it was before stands below it. */
function planLines(teller: Teller): string[] {
  const { facts, words } = teller;
  const now = readPlan(facts.value);
  const before = readPlan(facts.before);
  if (!now) return [];
  const plan = planOf(teller, now);
  const former = before && planOf(teller, before);
  const names = namesOf(teller, now);
  return [names, plan, former && former !== plan ? words.formerly(former) : ''];
}

type Plan = Omit<SourceMatch, 'id'>;

/** As happenings keep a plan: outlook, day, hour, 'not before', place, court, teams. */
function readPlan(plan: string | null): Plan | undefined {
  if (!plan?.startsWith('[')) return undefined;
  const [, match_date, match_time, not_before, location, court, team1_id, team2_id] = JSON.parse(
    plan,
  ) as [string, string, string, number, string, string | null, string, string];
  return { match_date, match_time, not_before, location, court, team1_id, team2_id };
}

function namesOf({ words, sources }: Teller, { team1_id, team2_id }: Plan): string {
  return words.match(sources.nameOf(team1_id), sources.nameOf(team2_id));
}

function planOf({ words, language }: Teller, plan: Plan): string {
  const { match_date, match_time, not_before, location, court } = plan;
  const hour = not_before === 1 ? words.notBefore(match_time) : match_time;
  const time = match_time === UNKNOWN_TIME ? words.noHour : hour;
  return [dayOf(match_date, language), time, location, court && words.court(court)]
    .filter(Boolean)
    .join(', ');
}

function dayOf(day: string, language: Language): string {
  const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  // Lines of a message have commas between facts, not within a day.
  return dayText(day, language, style).replaceAll(',', '');
}

function crewLine(teller: Teller): string[] {
  const { row, sources, words } = teller;
  const crew = row.match_id === null ? [] : sources.crewOf(row.match_id);
  const names = crew.map(({ name, duty }) => `${name} (${dutyName(teller, duty)})`);
  return names.length === 0 ? [] : [words.officials(names.join(', '))];
}

const dutyLine = (teller: Teller, duty: string | null) => teller.words.duty(dutyName(teller, duty));

function dutyName({ language }: Teller, duty: string | null): string {
  return SHEET_WORDS[language].duties[duty as Duty] ?? '';
}

/** The person of whom it speaks; a minor whose name is not public has none here either. */
function personOf({ row, facts, sources, words }: Teller): string {
  const [kind = '', id = ''] = row.about?.split(':') ?? [];
  if (kind === 'player') {
    const player = sources.players.get(id);
    return player?.name ?? '';
  }
  if (kind !== '') return sources.nameOf(id);
  return typeof facts.shirt === 'number' ? words.shirt(facts.shirt) : words.staff;
}

/** The page that says more, as a recipient of this kind opens it. */
export function messagePath(row: MessageRow, kind: string): string {
  const { match_id: match, league_id: league } = row;
  if (OF_OFFICIALS.has(row.kind) && kind === 'official') return '/duties';
  if (match !== null && kind === 'league') return `/admin/matchView/${match}`;
  if (match !== null && kind === 'team' && row.kind.startsWith('date-'))
    return `/coach/dates/${match}`;
  if (match !== null && !OF_LEAGUE.has(row.kind)) return `/right/${match}`;
  if (league === null) return '/account';
  if (row.kind === 'entry' && kind === 'league') return `/admin/viewLeagues/${league}/entries`;
  if (OF_LEAGUE.has(row.kind)) return `/league/${league}/discipline`;
  return row.kind === 'decision' ? `/league/${league}/standingList` : `/league/${league}`;
}

const OF_OFFICIALS: ReadonlySet<MessageKind> = new Set(['nomination', 'release', 'reminder']);
const OF_LEAGUE: ReadonlySet<MessageKind> = new Set([
  'suspension',
  'suspension-end',
  'protest',
  'protest-decision',
]);

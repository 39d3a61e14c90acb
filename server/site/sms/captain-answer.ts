import type { ReportedResult } from '#contract/captains/captain.ts';
import type { Language } from '#contract/language.ts';
import { isPossibleTotal } from '#domain/volleyball/set-end.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { type NumberTeam, teamsOfNumber } from '#server/play/captains/numbers.ts';
import { chooseMatch, listOwnMatches, type OwnMatch } from '#server/play/captains/own-match.ts';
import { reportsOf } from '#server/play/captains/queries.ts';
import { reportResult } from '#server/play/captains/report.ts';
import { resultOf } from '#server/play/captains/views.ts';
import { rulesOf } from '#server/play/scoring/queries.ts';
import { type Pair, readCaptainText } from './captain-text.ts';
import { CAPTAIN_WORDS } from './captain-words.ts';
import { fitNames, onePart } from './text.ts';

type Question = { text: string; language: Language; now: number };

/**
 * Does what the captain of a team asks for: keeps the result that was sent, confirms the other team's,
 * or says what is there. Nothing is kept that the rules of the match refuse.
 *
 * @returns the answer in one part; undefined for a number that reports for no team
 */
export async function answerCaptain(
  store: Store,
  address: string,
  { text, language, now }: Question,
): Promise<string | undefined> {
  const sources = await teamsOfNumber(store.db, address);
  if (sources.length === 0) return undefined;
  const words = CAPTAIN_WORDS[language];
  const sent = readCaptainText(text);
  if (sent.kind === 'unclear') return onePart(words.form);
  const choice = chooseMatch(await listOwnMatches(store.db, sources, now), sent.opponent, now);
  if (choice.kind === 'none') return onePart(words.none);
  if (choice.kind === 'several') {
    const opponents = choice.matches.map(({ opponent }) => opponent);
    return onePart(words.several([...new Set(opponents)].join(', ')));
  }
  const { match } = choice;
  if (sent.kind === 'sets') {
    const fault = await faultOf(store, match, sent, language);
    if (fault !== undefined) return onePart(fault);
    return report(store, match, { sets: sent.sets.map(turnedTo(match)) }, language, now);
  }
  const other = await findOtherReport(store, match);
  if (other !== undefined && sent.kind === 'confirm')
    return report(store, match, other, language, now);
  return fitNames(match.names, (names) => {
    if (other === undefined) return words.nothingYet(names.join(' - '));
    return words.otherReport(lineOf(names, other, language), opponentOf(match, names));
  });
}

/** From the order of the captain to that of the match, team 1 first, and back. */
function turnedTo({ side }: Pick<OwnMatch, 'side'>): (pair: Pair) => [number, number] {
  return ([own, other]) => (side === 'team1' ? [own, other] : [other, own]);
}

function opponentOf({ side }: OwnMatch, names: readonly [string, string]): string {
  return side === 'team1' ? names[1] : names[0];
}

type Sent = { total: Pair | undefined; sets: readonly Pair[] };

/** The reason why the sets cannot be what they say, in the order in which the captain wrote them. */
async function faultOf(
  { db }: Store,
  { row }: OwnMatch,
  { total, sets }: Sent,
  language: Language,
): Promise<string | undefined> {
  const words = CAPTAIN_WORDS[language];
  const rules = await rulesOf(db, row);
  const bad = sets.findIndex(([a, b], at) => !isPossibleTotal(rules, at + 1, a, b));
  if (bad >= 0) return words.badSet(bad + 1, sets[bad]!.join('-'));
  const wins = winsOf(sets);
  return total && total.join('-') !== wins ? words.otherTotal(total.join('-'), wins) : undefined;
}

function winsOf(sets: readonly Pair[]): string {
  const won = sets.filter(([a, b]) => a > b).length;
  const lost = sets.filter(([a, b]) => a < b).length;
  return `${won}-${lost}`;
}

/** 'Simba 3-1 Yanga (25-20 18-25 25-15 25-19)' */
function lineOf(
  [team1, team2]: readonly [string, string],
  result: ReportedResult,
  language: Language,
): string {
  if (result.sets === undefined) {
    const absent = { team1, team2, both: `${team1}, ${team2}` }[result.forfeit ?? 'both'];
    return `${team1} - ${team2} (${CAPTAIN_WORDS[language].forfeit(absent)})`;
  }
  return `${team1} ${winsOf(result.sets)} ${team2} (${result.sets.map((set) => set.join('-')).join(' ')})`;
}

/** The result that the other team of the match has reported. */
async function findOtherReport({ db }: Store, { row, side }: OwnMatch) {
  const other = side === 'team1' ? row.team2_id : row.team1_id;
  const found = (await reportsOf(db, row.id)).find(({ team_id }) => team_id === other);
  return found && resultOf(found);
}

async function report(
  store: Store,
  match: OwnMatch,
  result: ReportedResult,
  language: Language,
  now: number,
): Promise<string> {
  const words = CAPTAIN_WORDS[language];
  const { row, source, names: full } = match;
  try {
    await reportResult(store, now, row.id, (db) => stillReports(db, source), result);
  } catch (error) {
    const refusal = error instanceof AppError ? (error.extras.refusal ?? error.code) : undefined;
    if (refusal === undefined) throw error;
    return fitNames(full, (names) => refusalWords(match, refusal, names, { result, language }));
  }
  const after = await store.db
    .selectFrom('match')
    .select(['status', 'decided'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const other = await findOtherReport(store, match);
  return fitNames(full, (names) => {
    const line = lineOf(names, result, language);
    if (after.status === 'ended' || after.decided === 1) return words.published(line);
    const opponent = opponentOf(match, names);
    return other === undefined ? words.waiting(line, opponent) : words.differs(line, opponent);
  });
}

/** A number that the office took away in the meantime reports nothing. */
async function stillReports(db: Store['db'], { id }: NumberTeam): Promise<NumberTeam> {
  const row = await db
    .selectFrom('captain_number')
    .select(['id', 'league_id', 'team_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('captainLink.notFound');
  return row;
}

function refusalWords(
  { side }: OwnMatch,
  refusal: string,
  names: readonly [string, string],
  { result, language }: { result: ReportedResult; language: Language },
): string {
  const words = CAPTAIN_WORDS[language];
  const match = names.join(' - ');
  switch (refusal) {
    case 'MATCH_OVER':
      return words.over(match);
    case 'MATCH_CALLED_OFF':
      return words.calledOff(match);
    case 'MATCH_SCORED':
    case 'MATCH_LENT':
      return words.scored(match);
    case 'NOT_DECIDED':
      return words.undecided(winsOf((result.sets ?? []).map(turnedTo({ side }))));
    default:
      return words.refused(match);
  }
}

import type { Match } from '#contract/matches/match.ts';
import { appendEvent, emptyLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';

export const WAYS = ['played', 'forfeit', 'interrupted'] as const;
export type Way = (typeof WAYS)[number];

/** The reason for which a match stopped; with a side: that team could not play on. */
export const STOPS = ['suspended', 'team1', 'team2', 'postponed', 'cancelled'] as const;
export type Stop = (typeof STOPS)[number];

/** Points of both teams in one set, as they are typed. */
export type Row = readonly [string, string];

/** The values of the form. */
export type ResultForm = {
  way: Way;
  rows: readonly Row[];
  forfeiter: 'team1' | 'team2' | 'both' | '';
  isAbsent: boolean;
  stop: Stop;
  reason: string;
  attendance: string;
};

const SCORE = /(\d{1,3})\s*[-–—−:/]\s*(\d{1,3})/g;

/** The rows of a line as it stands on a paper: `25-20 23:25, 25 - 18, 25/22`. */
export function rowsOf(line: string): Row[] {
  return [...line.matchAll(SCORE)].map(([, own, other]): Row => [own!, other!]);
}

/** The part of a line that is in no row; empty where all of it was read. */
export function unreadOf(line: string): string {
  const rest = line.replaceAll(SCORE, ' ').replaceAll(/[\s,;.()|]+/g, ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : '';
}

export function lineOf(rows: readonly Row[]): string {
  return filledRows(rows)
    .map(([own, other]) => `${own}-${other}`)
    .join(' ');
}

/** The rows to the last one that anything stands in. */
function filledRows(rows: readonly Row[]): readonly Row[] {
  return rows.slice(0, rows.findLastIndex(([own, other]) => own !== '' || other !== '') + 1);
}

/** The sets as numbers; a missing number is NaN, so that the form finds it. */
export function setsOf(rows: readonly Row[]): [number, number][] {
  return filledRows(rows).map(([own, other]) => [numberOf(own), numberOf(other)]);
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Whether the sets that were played belong to it. */
export function hasSets({ way, stop }: Pick<ResultForm, 'way' | 'stop'>): boolean {
  return (
    way === 'played' || (way === 'interrupted' && stop !== 'postponed' && stop !== 'cancelled')
  );
}

/** The form as the call takes it. */
export function resultInput(form: ResultForm): Record<string, unknown> {
  const facts = {
    reason: form.reason.trim() || null,
    attendance: form.attendance.trim() === '' ? null : Number(form.attendance),
  };
  if (form.way === 'forfeit') {
    const team = form.forfeiter || undefined;
    return { ...facts, [form.isAbsent ? 'absent' : 'forfeit']: team };
  }
  const sets = setsOf(form.rows);
  const played = hasSets(form) && sets.length > 0 ? { sets } : {};
  if (form.way === 'played') return { ...facts, ...played };
  const { stop } = form;
  if (stop === 'team1' || stop === 'team2') return { ...facts, ...played, incomplete: stop };
  return { ...facts, ...played, interruption: stop };
}

/** The form as the match stands. */
export function formOf(match: Match): ResultForm {
  return {
    way: match.forfeit === null ? 'played' : 'forfeit',
    rows:
      match.forfeit === null
        ? match.sets.map(({ team1Score, team2Score }): Row => [`${team1Score}`, `${team2Score}`])
        : [],
    forfeiter: match.forfeit ?? '',
    isAbsent: true,
    stop: 'suspended',
    reason: match.resultReason ?? '',
    attendance: match.attendance === null ? '' : String(match.attendance),
  };
}

/** The match as these sets would leave it, as far as the rules take them. */
export function previewOf(rules: MatchRules, sets: readonly (readonly number[])[]): MatchState {
  let log = emptyLog(rules);
  const at = 0;
  const start = appendEvent(log, { id: 'start', at, type: 'start' });
  if (start.ok) log = start.log;
  for (const [index, [team1Score, team2Score]] of sets.entries()) {
    const set = index + 1;
    const points = { team1Score: team1Score!, team2Score: team2Score! };
    const step = appendEvent(log, { id: `${set}`, at, type: 'set-result', set, ...points });
    if (!step.ok) break;
    log = step.log;
  }
  return log.state;
}

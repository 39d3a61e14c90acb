import { amendedEvents } from '../volleyball/amendments.ts';
import type { MatchEvent } from '../volleyball/events.ts';
import type { Side } from '../volleyball/side.ts';
import type { Exam } from './exams.ts';

/** An entry of a table, as an exam asks for it. */
export type ExamItem =
  | { kind: 'serve'; team: Side }
  | { kind: 'lineup'; team: Side; players: readonly number[] }
  | { kind: 'rally'; team: Side }
  | { kind: 'timeout'; team: Side }
  | { kind: 'substitution'; team: Side; out: number; in: number };

const sideOf = (digit: string): Side => (digit === '1' ? 'team1' : 'team2');

/** One entry of the notation of `exams.ts`. */
export function itemOf(text: string): ExamItem {
  const team = sideOf(/[12]/.exec(text)![0]);
  if (text.startsWith('t')) return { kind: 'timeout', team };
  if (!text.startsWith('s')) return { kind: 'rally', team };
  const [out, coming] = text.slice(3).split('>').map(Number);
  return { kind: 'substitution', team, out: out!, in: coming! };
}

/** All that happened, before the set and in it. */
export function trueItems({ firstServe, lineups, play }: Exam): ExamItem[] {
  return [...beforeSet(firstServe, lineups), ...play.split(' ').map(itemOf)];
}

/** Line-ups, then who serves first. */
export function beforeSet(firstServe: Side, lineups: Exam['lineups']): ExamItem[] {
  const sheets = lineups
    ? (['team1', 'team2'] as const).map(
        (team): ExamItem => ({ kind: 'lineup', team, players: lineups[team] }),
      )
    : [];
  return [...sheets, { kind: 'serve', team: firstServe }];
}

/** The entries of a log as they read once all that was mended is read: only those that an exam asks for. */
export function itemsOf(events: readonly MatchEvent[], { lineups }: Exam): ExamItem[] {
  const items: ExamItem[] = [];
  const sheets = new Map<Side, ExamItem>();
  let tossed: Side | undefined;
  for (const event of amendedEvents(events)) {
    if (event.type === 'toss') tossed = event.firstServe;
    if (event.type === 'lineup' && lineups) {
      const { team, players } = event;
      sheets.set(team, { kind: 'lineup', team, players });
    }
    if (event.type === 'set-start') {
      for (const team of ['team1', 'team2'] as const)
        items.push(...(sheets.get(team) ? [sheets.get(team)!] : []));
      sheets.clear();
      const team = event.firstServe ?? tossed;
      if (team) items.push({ kind: 'serve', team });
    }
    if (event.type === 'rally') items.push({ kind: 'rally', team: event.winner });
    if (event.type === 'timeout') items.push({ kind: 'timeout', team: event.team });
    if (event.type === 'substitution') {
      const { team } = event;
      items.push(...event.pairs.map((pair) => ({ kind: 'substitution' as const, team, ...pair })));
    }
  }
  return items;
}

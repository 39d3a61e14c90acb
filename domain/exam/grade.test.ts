import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../volleyball/events.ts';
import { appendEvent, emptyLog, type MatchLog } from '../volleyball/match-log.ts';
import { PRESETS } from '../volleyball/presets.ts';
import { beforeSet, type ExamItem, itemOf, trueItems } from './exam-items.ts';
import { examSteps } from './exam-steps.ts';
import { EXAM_IDS, EXAMS, type Exam } from './exams.ts';
import { gradeExam } from './grade.ts';

let count = 0;
type Facts = { type: MatchEvent['type']; [fact: string]: unknown };

/** A candidate who enters what is told, and mends what is noticed. */
function candidate() {
  let log: MatchLog = emptyLog(PRESETS.indoor);
  const places = new Map<string, string>();

  function must(facts: Facts): string {
    count += 1;
    const id = `e${count}`;
    const step = appendEvent(log, { id, at: count * 1000, ...facts } as unknown as MatchEvent);
    if (!step.ok) throw new Error(`${facts.type}: ${step.refusal} ${step.detail}`);
    log = step.log;
    return id;
  }
  const rallies = () => log.state.sets.at(-1)?.rallies ?? 0;
  const factsOf = (item: ExamItem): Facts => {
    if (item.kind === 'serve') return { type: 'set-start', set: 1, firstServe: item.team };
    if (item.kind === 'lineup')
      return { type: 'lineup', set: 1, team: item.team, players: item.players };
    if (item.kind === 'timeout') return { type: 'timeout', team: item.team };
    if (item.kind === 'rally') return { type: 'rally', winner: item.team, no: rallies() + 1 };
    const { team, out } = item;
    return { type: 'substitution', team, pairs: [{ out, in: item.in }] };
  };
  return {
    must,
    places,
    enter: (item: ExamItem) => must(factsOf(item)),
    factsOf,
    events: () => log.events,
    state: () => log.state,
  };
}

/** Enters the story up to its end, and mends by the entry's own id as the screen of entries does. */
function sit(exam: Exam, mends: boolean) {
  const table = candidate();
  table.must({ type: 'start' });
  for (const item of beforeSet(exam.firstServe, exam.lineups)) table.enter(item);
  const ids: (string | undefined)[] = [];
  const play = exam.play.split(' ');
  play.forEach((text, at) => {
    for (const mistake of exam.mistakes.filter(({ noticed }) => mends && noticed === at)) {
      const meant = itemOf(play[mistake.at]!);
      if (mistake.heard === undefined) {
        const before = ids.slice(mistake.at + 1).find((id) => id !== undefined)!;
        const { no: _no, ...entry } = table.factsOf(meant);
        table.must(
          meant.kind === 'rally'
            ? { type: 'insert', before, winner: meant.team }
            : { type: 'insert', before, entry },
        );
      } else if (meant.kind === 'rally') {
        table.must({ type: 'correct', target: ids[mistake.at]!, winner: meant.team });
      } else {
        const entry = table.factsOf(meant);
        table.must({ type: 'correct', target: ids[mistake.at]!, entry });
      }
    }
    const mistake = exam.mistakes.find((it) => it.at === at);
    const heard = mistake ? mistake.heard : text;
    ids.push(heard === undefined ? undefined : table.enter(itemOf(heard)));
  });
  return table;
}

describe.each(EXAM_IDS)('the exam %s', (id) => {
  const exam = EXAMS[id];

  test('is a set that was played, as the scouting file has it', () => {
    const file = id === 'points' ? 'dvw-DCup-7' : 'dvw-datavolley_example';
    const { sets } = JSON.parse(readFileSync(`test-data/matches/${file}.json`, 'utf8'));
    const set = sets.find(({ no }: { no: number }) => no === 3);
    const winners = set.rallies.map(({ w }: { w: string }) => (w === 'A' ? 'team1' : 'team2'));
    const own = trueItems(exam).filter(({ kind }) => kind === 'rally');
    expect(own.map(({ team }) => team)).toEqual(winners);
    if (exam.lineups) {
      expect([exam.lineups.team1, exam.lineups.team2]).toEqual([
        set.startLineup.A,
        set.startLineup.B,
      ]);
    }
  });

  test('names itself and a source whose licence lets it be told, and has three mistakes', () => {
    expect(exam.id).toBe(id);
    expect(exam.source).toContain('(MIT)');
    expect(exam.mistakes).toHaveLength(3);
  });

  test('is passed whole by somebody who mends every mistake', () => {
    const table = sit(exam, true);
    expect(gradeExam(exam, table.events())).toMatchObject({
      percent: 100,
      passed: true,
      faults: [],
    });
    expect(table.state().sets[0]!.winner).toBe('team1');
  });

  test('is not passed by somebody who mends nothing, and each mistake is named', () => {
    const table = sit({ ...exam, play: exam.play.split(' ').slice(0, 44).join(' ') }, false);
    const { passed, faults } = gradeExam(exam, table.events());
    expect(passed).toBe(false);
    for (const { at } of exam.mistakes) {
      expect(faults).toContainEqual(
        expect.objectContaining({ kind: 'missing', item: itemOf(exam.play.split(' ')[at]!) }),
      );
    }
  });

  test('tells each mistake once, with the score when it happened', () => {
    const mends = examSteps(exam).filter((step) => step.kind === 'mend');
    expect(mends).toHaveLength(exam.mistakes.length);
    const entries = examSteps(exam).filter((step) => step.kind === 'told');
    const missing = exam.mistakes.filter((mistake) => mistake.heard === undefined);
    expect(entries).toHaveLength(trueItems(exam).length - missing.length);
  });
});

test('a forgotten rally is one fault, and with another score nobody passes', () => {
  const exam: Exam = { ...EXAMS.points, mistakes: [] };
  const play = exam.play.split(' ');
  const table = candidate();
  table.must({ type: 'start' });
  table.enter({ kind: 'serve', team: 'team1' });
  for (const text of play.toSpliced(12, 1)) table.enter(itemOf(text));
  const { faults, percent, passed } = gradeExam(exam, table.events());
  expect([faults.length, percent, passed]).toEqual([1, 97, false]);
});

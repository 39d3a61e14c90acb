import type { Absence, CrewMember, DutyAnswer, OfficialDuty } from '#contract/people/duty.ts';
import type { Duty } from '#contract/people/official.ts';
import type { OfficialAbsenceRow } from '#server/platform/db/tables/official-tables.ts';
import { type MatchFacts, matchView } from '#server/play/matches/views.ts';

type AnswerFacts = {
  answer: string | null;
  answered_plan: number | null;
  /** Of the match, today. */
  plan_version: number;
};

/** An answer is of an hour and a place: where these changed it is asked for again. */
export function answerOf({ answer, answered_plan, plan_version }: AnswerFacts): DutyAnswer {
  if (answer === null) return 'open';
  return answered_plan === plan_version ? (answer as 'accepted' | 'declined') : 'changed';
}

export type DutyFacts = MatchFacts &
  AnswerFacts & { official_id: string; duty: string; answer_reason: string };

export function officialDutyView(row: DutyFacts): OfficialDuty {
  return {
    official: row.official_id,
    duty: row.duty as Duty,
    answer: answerOf(row),
    reason: row.answer_reason,
    match: matchView(row),
  };
}

export type CrewFacts = AnswerFacts & {
  id: string;
  name: string;
  duty: string;
  answer_reason: string;
  phone: string | null;
};

export function crewMemberView(row: CrewFacts, showsPhone: boolean): CrewMember {
  const { id, name, phone } = row;
  return {
    id,
    name,
    duty: row.duty as Duty,
    answer: answerOf(row),
    reason: row.answer_reason,
    phone: showsPhone ? phone : null,
  };
}

export function absenceView(row: OfficialAbsenceRow): Absence {
  return { id: row.id, firstDay: row.first_day, lastDay: row.last_day, note: row.note };
}

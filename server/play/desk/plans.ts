import type { DeskPlan, DeskPlans, PlanRequest } from '#contract/desk/desk.ts';
import { textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import { lateCourtPlan } from '#domain/competition/day/late-court.ts';
import { lostCourtPlans } from '#domain/competition/day/lost-court.ts';
import { movePlan } from '#domain/competition/day/moved-match.ts';
import { type Day, type DayPlan, planOf } from '#domain/competition/day/plan-of-day.ts';
import type { Finding } from '#domain/competition/schedule/finding.ts';
import type { Store } from '#server/platform/db/store.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { findingViews } from '#server/play/fixtures/views.ts';
import { buildDay, type DayEntry } from './build-day.ts';
import { courtName, courtOf } from './courts.ts';
import { type DayFacts, readDay } from './day-facts.ts';

/** The day as it would be; nothing is written. */
export async function planDay(
  store: Store,
  actor: Actor,
  request: PlanRequest,
  now: number,
): Promise<DeskPlans> {
  authorise(actor, 'register:leagues', { kind: 'site' });
  const { location } = request;
  const facts = await readDay(store.db, actor, request.day);
  const { day, entries, courts } = buildDay(facts, location, now);
  const court = courtName(location, request.court ?? '');
  if (!courts.includes(court)) {
    throw refused('UNKNOWN_REFERENCE', textOf('desk.unknownCourt'), 'court');
  }
  const show = (plan: DayPlan, way: DeskPlan['way'] = 'wait'): DeskPlan => ({
    way,
    moves: plan.moves.map(({ match, from, to }) => ({
      id: match,
      from: { court: courtOf(facts, entries.get(match)!), time: from.time },
      to: { court: courtOfName(to.court, location, entries.get(match)!, facts), time: to.time },
    })),
    findings: findingViews([...plan.findings, ...refereeClashes(day, plan, facts)]),
    ends: plan.ends,
  });
  return { ends: planOf(day, day.schedule, { courts }).ends, items: plansOf(), next: null };

  function plansOf(): DeskPlan[] {
    // The contract asks for what each kind needs.
    const { kind, match = '', time = '', from = '', to = '' } = request;
    if (kind === 'late') {
      return [show(lateCourtPlan(day, { court, time }, courts))].filter(hasMoves);
    }
    if (kind === 'lost') {
      return lostCourtPlans(day, { court, from, to }, courts)
        .map((plan) => show(plan, plan.way))
        .filter(hasMoves);
    }
    if (!day.movable.has(match)) {
      throw refused('MATCH_STARTED', textOf('desk.notMovable'), 'match');
    }
    return [show(movePlan(day, { match, court, time }, courts))].filter(hasMoves);
  }
}

const hasMoves = ({ moves }: DeskPlan) => moves.length > 0;

/** The court of a name in the problem; a match without a court may have kept none. */
function courtOfName(
  name: string,
  location: string,
  entry: DayEntry,
  facts: DayFacts,
): string | null {
  const start = courtName(location, '');
  return name.startsWith(start) ? name.slice(start.length) : courtOf(facts, entry);
}

/** Officials go along with their match: where that takes one to two courts at a time is said. */
function refereeClashes(day: Day, plan: DayPlan, { officials }: DayFacts): Finding[] {
  const problem = {
    ...day.problem,
    constraints: [],
    matches: day.problem.matches.map((match) => ({
      ...match,
      referees: (officials.get(match.id) ?? []).map(({ id }) => id),
    })),
  };
  const moved = new Map(plan.moves.map(({ match, to }) => [match, to]));
  const after = day.schedule.map((appointment) => ({
    ...appointment,
    ...moved.get(appointment.match),
  }));
  return planOf({ ...day, problem }, after, { courts: [] }).findings.filter(
    ({ code }) => code === 'REFEREE_DOUBLE_BOOKED',
  );
}

import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { type MatchRules, maxSets } from '#domain/volleyball/match-rules.ts';
import type { LeagueRules } from './league.ts';
import { criteriaSchema, type PointsScheme, pointsSystemSchema } from './standings.ts';

const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const points = integer(1, 200);
const worth = integer(-99, 99);

/** The rules of a league as its form asks for them: every field by itself. */
export const leagueRulesFormSchema = z
  .strictObject({
    /** Best of `sets`, or all of them are played. */
    format: z.enum(['best-of', 'all']),
    sets: integer(1, 19),
    target: points,
    lead: points,
    cap: points.optional(),
    decidingTarget: points,
    decidingLead: points,
    decidingCap: points.optional(),
    /** Points of a set that is lost without play; as many as win it where nothing is said. */
    defaultScore: integer(0, 200).optional(),
    pointsSystem: pointsSystemSchema,
    sweepWinner: worth.default(0),
    sweepLoser: worth.default(0),
    clearWinner: worth.default(0),
    clearLoser: worth.default(0),
    deciderWinner: worth.default(0),
    deciderLoser: worth.default(0),
    draw: worth.default(0),
    forfeitWinner: worth.default(0),
    forfeitLoser: worth.default(0),
    perSet: worth.default(0),
    perMatch: worth.default(0),
    criteria: criteriaSchema,
  })
  .refine(({ format, sets }) => format === 'all' || sets % 2 === 1, {
    path: ['sets'],
    message: textKey('rules.bestOfEven'),
  })
  .refine(({ cap, target }) => cap === undefined || cap >= target, {
    path: ['cap'],
    message: textKey('rules.capBelowTarget'),
  })
  .refine(
    ({ decidingCap, decidingTarget }) => decidingCap === undefined || decidingCap >= decidingTarget,
    { path: ['decidingCap'], message: textKey('rules.capBelowTarget') },
  )
  .refine(({ lead, target }) => lead <= target, {
    path: ['lead'],
    message: textKey('rules.leadAboveTarget'),
  })
  .refine(({ decidingLead, decidingTarget }) => decidingLead <= decidingTarget, {
    path: ['decidingLead'],
    message: textKey('rules.leadAboveTarget'),
  });
export type LeagueRulesForm = z.infer<typeof leagueRulesFormSchema>;

/** The fields as these rules fill them. */
export function formOfRules(rules: MatchRules) {
  return {
    format: rules.setsToWin === null ? ('all' as const) : ('best-of' as const),
    sets: maxSets(rules),
    target: rules.target,
    lead: rules.lead,
    cap: rules.cap ?? undefined,
    decidingTarget: rules.decidingTarget,
    decidingLead: rules.decidingLead,
    decidingCap: rules.decidingCap ?? undefined,
    defaultScore: rules.defaultScore ?? undefined,
  };
}

/** The rules of the form, with everything that it does not ask for as it is in `base` and `scheme`. */
export function rulesOfForm(
  form: LeagueRulesForm,
  base: MatchRules,
  scheme: PointsScheme | null,
): LeagueRules {
  const rules: MatchRules = {
    ...base,
    setsToWin: form.format === 'all' ? null : (form.sets + 1) / 2,
    fixedSets: form.format === 'all' ? form.sets : null,
    target: form.target,
    lead: form.lead,
    cap: form.cap ?? null,
    decidingTarget: form.decidingTarget,
    decidingLead: form.decidingLead,
    decidingCap: form.decidingCap ?? null,
    defaultScore: form.defaultScore ?? null,
  };
  rules.sides = { ...rules.sides, decider: changeOfSides(rules, base) };
  return {
    rules,
    pointsSystem: form.pointsSystem,
    ...(form.pointsSystem === 'own' ? { pointsScheme: schemeOfForm(form, scheme) } : {}),
    criteria: form.criteria,
  };
}

/** Sides change in the middle of a deciding set: at 8 of 15, at 13 of 25. */
function changeOfSides(rules: MatchRules, base: MatchRules): MatchRules['sides']['decider'] {
  const { decider } = base.sides;
  if (decider === null || !('leader' in decider)) return decider;
  if (rules.decidingTarget === base.decidingTarget) return decider;
  return { leader: Math.ceil(rules.decidingTarget / 2) };
}

function schemeOfForm(form: LeagueRulesForm, scheme: PointsScheme | null): PointsScheme {
  return {
    ...(scheme?.exact === undefined ? {} : { exact: scheme.exact }),
    sweep: [form.sweepWinner, form.sweepLoser],
    clear: [form.clearWinner, form.clearLoser],
    decider: [form.deciderWinner, form.deciderLoser],
    draw: form.draw,
    forfeit: [form.forfeitWinner, form.forfeitLoser],
    perSet: form.perSet,
    perMatch: form.perMatch,
  };
}

/** The fields of the points as this scheme fills them. */
export function formOfScheme(scheme: PointsScheme) {
  return {
    sweepWinner: scheme.sweep[0],
    sweepLoser: scheme.sweep[1],
    clearWinner: scheme.clear[0],
    clearLoser: scheme.clear[1],
    deciderWinner: scheme.decider[0],
    deciderLoser: scheme.decider[1],
    draw: scheme.draw,
    forfeitWinner: scheme.forfeit[0],
    forfeitLoser: scheme.forfeit[1],
    perSet: scheme.perSet ?? 0,
    perMatch: scheme.perMatch ?? 0,
  };
}

/** The cards that a rule may count, from the lightest; a verbal warning is no card. */
export const CARD_GRADES = ['warning', 'penalty', 'expulsion', 'disqualification'] as const;
export type CardGrade = (typeof CARD_GRADES)[number];

/** So many cards of a grade keep a person out of so many matches; then counting begins anew. */
export type CardLimit = { grade: CardGrade; cards: number; matches: number };

export const TABLE_ANSWERS = ['warn', 'refuse'] as const;

/** The discipline of a league. */
export type DisciplineRule = {
  limits: readonly CardLimit[];
  /** The scorer's table is warned of a suspended player, or may not enter one. */
  table: (typeof TABLE_ANSWERS)[number];
  /** Days after the day of the match on which a protest still comes in time; null: no limit. */
  protestDays: number | null;
};

/** A league that has said nothing counts cards and suspends nobody by itself. */
export const NO_DISCIPLINE: DisciplineRule = { limits: [], table: 'warn', protestDays: null };

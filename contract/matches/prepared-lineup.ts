import { z } from 'zod';
import { idSchema, listOf } from '../primitives.ts';

const shirtSchema = z.number().int().min(0).max(99);
const shirtsSchema = z.array(shirtSchema).max(30);

const lineupShape = {
  /** The set that it is for: the next one to start. */
  set: z.number().int().min(1).max(99),
  /** The players, each with the shirt of this match. */
  sheet: z.array(z.strictObject({ player: idSchema, shirt: shirtSchema })).max(30),
  /** Shirts in positions 1..n (indoor) or in order of service (beach). */
  players: shirtsSchema,
  liberos: shirtsSchema,
  captain: shirtSchema.nullable(),
};

/**
 * A line-up as a coach prepares it. The domain says which of its parts the rules of the match
 * forbid.
 */
export const prepareLineupSchema = z
  .strictObject(lineupShape)
  .superRefine(({ sheet, players, liberos, captain }, check) => {
    const wrong = (field: string, message: string) =>
      check.addIssue({ code: 'custom', path: [field], message });
    const shirts = sheet.map(({ shirt }) => shirt);
    if (new Set(shirts).size < shirts.length) wrong('sheet', 'two players have the same shirt');
    if (new Set(sheet.map(({ player }) => player)).size < sheet.length) {
      wrong('sheet', 'names a player twice');
    }
    const isKnown = (shirt: number) => shirts.includes(shirt);
    if (!players.every(isKnown)) wrong('players', 'must be shirts of the sheet');
    if (!liberos.every(isKnown)) wrong('liberos', 'must be shirts of the sheet');
    if (captain !== null && !isKnown(captain)) wrong('captain', 'must be a shirt of the sheet');
  })
  .meta({ id: 'PrepareLineup' });
export type PrepareLineup = z.infer<typeof prepareLineupSchema>;

export const preparedLineupSchema = z
  .object({ match: idSchema, team: idSchema, ...lineupShape, updatedAt: z.string() })
  .meta({ id: 'PreparedLineup' });
export type PreparedLineup = z.infer<typeof preparedLineupSchema>;
export const preparedLineupListSchema = listOf(preparedLineupSchema).meta({
  id: 'PreparedLineupList',
});

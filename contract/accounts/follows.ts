import { z } from 'zod';
import { idSchema } from '../primitives.ts';

const FOLLOW_KINDS = ['match', 'team', 'league'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** As a device keeps it: the kind, the id and the name of what is followed. */
export type Follow = [kind: FollowKind, id: string, name: string];

/** An account keeps as many; a device that brings more is told so. */
export const MOST_FOLLOWS = 200;

export const followKeySchema = z.object({
  kind: z.enum(FOLLOW_KINDS).describe('The kind of thing that is followed'),
  id: idSchema.describe('The id of the match, the team or the league'),
});
export type FollowKey = z.infer<typeof followKeySchema>;

export const bringFollowsSchema = z
  .strictObject({
    follows: z
      .array(followKeySchema)
      .max(MOST_FOLLOWS)
      .describe('The things that the device follows; removed ones are left out'),
  })
  .meta({ id: 'BringFollows' });

export const followSchema = followKeySchema
  .extend({
    name: z
      .string()
      .describe('The name of the team or the league; both names of the teams of a match'),
  })
  .meta({ id: 'Follow' });
export type FollowView = z.infer<typeof followSchema>;

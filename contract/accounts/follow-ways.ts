import { z } from 'zod';
import { listOf } from '../primitives.ts';
import { preferencesSchema } from '../site/push.ts';
import { SMS_CARRIERS } from '../sms/sms.ts';
import { followSchema } from './follows.ts';

const followWaysSchema = followSchema
  .extend({
    push: preferencesSchema
      .extend({ devices: z.number().int().describe('Devices of the account that are told') })
      .nullable()
      .describe('Messages to devices, always of results; null where none is told'),
    text: z
      .enum(SMS_CARRIERS)
      .nullable()
      .describe('Results to the telephone number of the account; null where none go there'),
  })
  .meta({ id: 'FollowWays' });
export type FollowWays = z.infer<typeof followWaysSchema>;

export const followWaysListSchema = listOf(followWaysSchema);

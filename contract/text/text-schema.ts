import { z } from 'zod';
import type { Text } from './text.ts';

/** A text of the catalogue, so that a client can say it in its own language. */
export const textSchema = z
  .object({ key: z.string(), params: z.record(z.string(), z.unknown()).optional() })
  .meta({ id: 'Text' }) as z.ZodType<Text>;

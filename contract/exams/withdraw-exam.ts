import { z } from 'zod';
import { cleanLine } from '../primitives.ts';

export const withdrawExamSchema = z
  .strictObject({ reason: cleanLine(200).min(1) })
  .meta({ id: 'WithdrawExam' });

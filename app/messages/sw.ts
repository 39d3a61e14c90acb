import type { Messages } from './messages.ts';
import { frame } from './sw/frame.ts';

export const sw: Messages = { frame };

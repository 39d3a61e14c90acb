import { checks } from './checks.ts';
import { claims } from './claims.ts';
import { competition } from './competition.ts';
import { files } from './files.ts';
import { people } from './people.ts';
import { results } from './results.ts';
import { roles } from './roles.ts';
import { site } from './site.ts';

/**
 * Every text that the server sends to people, by its key; `{name}` is a gap. English is the source:
 * each other language has the same keys (app/messages).
 */
export const ENGLISH = {
  ...checks,
  ...claims,
  ...competition,
  ...files,
  ...people,
  ...roles,
  ...results,
  ...site,
} as const;

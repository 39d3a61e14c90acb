import type { TextKey } from '#contract/text/text.ts';
import { checks } from './checks.ts';
import { claims } from './claims.ts';
import { competition } from './competition.ts';
import { files } from './files.ts';
import { people } from './people.ts';
import { results } from './results.ts';
import { roles } from './roles.ts';
import { site } from './site.ts';

/** The texts of the server in Swahili, by their keys. */
export const answers: Readonly<Record<TextKey, string>> = {
  ...people,
  ...roles,
  ...claims,
  ...competition,
  ...files,
  ...results,
  ...site,
  ...checks,
};

import { claims } from './claims.ts';
import { competition } from './competition.ts';
import { files } from './files.ts';
import { people } from './people.ts';
import { checks, site } from './site.ts';

/** By the server's English, `{}` for what varies; `{1}`, `{2}` are those parts, in their order. */
export const answers: Readonly<Record<string, string>> = {
  ...site,
  ...people,
  ...claims,
  ...competition,
  ...files,
};

/** Also what is not ours to say: the library's own words about fields. */
export const knownAnswers: Readonly<Record<string, string>> = { ...checks, ...answers };

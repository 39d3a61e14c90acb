import { sql } from 'kysely';

/** Of a duty: its official did not say no, so that everybody may read the name. */
export const NOT_DECLINED = sql<boolean>`coalesce(match_official.answer, '') <> 'declined'`;

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { sortName } from './sort-name.ts';

/**
 * Text anywhere in a `sort_name`, whatever its case and accents.
 *
 * @param column a name of ours such as `team.sort_name`; never from outside
 */
export function isIn(column: string, text: string): RawBuilder<SqlBool> {
  return contains(sql.ref(column), sortName(text));
}

/**
 * Every word has to occur in one of the columns, whatever the case: as it is written, or without its
 * accents, as a `sort_name` has it.
 */
export function everyWordIn(text: string, columns: readonly string[]): RawBuilder<SqlBool> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const conditions = words.map((word) => {
    // As it stands, too: SQLite has small letters for those of English only.
    const forms = [...new Set([word, word.toLowerCase(), sortName(word)])];
    const hits = columns.flatMap((column) =>
      forms.map((form) => contains(sql`lower(${sql.ref(column)})`, form)),
    );
    return sql`(${sql.join(hits, sql` or `)})`;
  });
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`1 = 1`;
}

/** The text's own wildcards are taken literally; SQLite knows no escape unless it is named. */
export function contains(value: Expression<unknown>, text: string): RawBuilder<SqlBool> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${value} like ${like} escape ${sql.lit('\\')}`;
}

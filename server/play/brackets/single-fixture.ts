import { textOf } from '#contract/text/text.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import { refused } from '#server/platform/errors/app-error.ts';

/** One of several matches between two teams does not go alone: the others would decide another tie. */
export function mustStandAlone({ tie }: Pick<FixtureRow, 'tie'>): void {
  if (tie !== null) {
    throw refused('FIXTURE_IN_TIE', textOf('fixture.ofSeveral'));
  }
}

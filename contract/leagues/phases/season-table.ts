import type { SeasonRow } from '#domain/competition/season-table.ts';
import type { TeamRef } from '../../people/team.ts';

/** The table of a season over its leagues, of women or of men. */
export type SeasonTable = {
  gender: 'Men' | 'Women';
  rows: (Omit<SeasonRow, 'team'> & { team: TeamRef })[];
};

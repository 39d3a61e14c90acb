import type { UpdateLeague } from '#contract/leagues/league.ts';
import type { Phases } from '#contract/leagues/phases/phases.ts';
import { textOf } from '#contract/text/text.ts';
import type { LeagueRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import { AppError, refused } from '#server/platform/errors/app-error.ts';
import { phasesOf } from './views.ts';

type Input = Pick<UpdateLeague, 'phases' | 'forecast'>;
type Columns = Partial<Pick<LeagueRow, 'phases' | 'carry_over_id' | 'forecast'>>;

const AS_USUAL = { phases: null, carry_over_id: null };

/** The columns of what is said about phases. Throws refused where a league that is named cannot be it. */
export async function phaseColumns(
  db: Write['db'],
  id: string,
  { phases, forecast }: Input,
  before: Pick<LeagueRow, 'phases' | 'carry_over_id'> = AS_USUAL,
): Promise<Columns> {
  const columns: Columns = forecast === undefined ? {} : { forecast };
  if (phases === undefined) return columns;
  const named = {
    carryOver: phases.carryOver,
    promotion: phases.promotion?.league,
    relegation: phases.relegation?.league,
  };
  for (const [field, league] of Object.entries(named)) await mustBeAnother(db, id, league, field);
  const { carryOver, ...others } = { ...phasesOf(before), ...withoutGaps(phases) };
  return { ...columns, phases: JSON.stringify(others), carry_over_id: carryOver };
}

function withoutGaps(phases: NonNullable<Input['phases']>): Partial<Phases> {
  const chosen = Object.entries(phases).filter(([, value]) => value !== undefined);
  return Object.fromEntries(chosen) as Partial<Phases>;
}

async function mustBeAnother(
  db: Write['db'],
  id: string,
  league: string | null | undefined,
  field: string,
): Promise<void> {
  if (league === null || league === undefined) return;
  const path = `phases.${field}`;
  if (league === id) throw refused('SAME_LEAGUE', textOf('phases.sameLeague'), path);
  const row = await db
    .selectFrom('league')
    .select('id')
    .where('id', '=', league)
    .executeTakeFirst();
  if (row) return;
  const text = textOf('league.notFound');
  throw new AppError('NOT_FOUND', text, { errors: [{ field: path, text }] });
}

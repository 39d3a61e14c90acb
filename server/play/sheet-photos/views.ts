import type { SheetPhoto } from '#contract/sheet-photos/sheet-photo.ts';
import type { SheetPhotoRow } from '#server/platform/db/tables/entry-tables.ts';

export function sheetPhotoView(row: SheetPhotoRow & { team_name: string | null }): SheetPhoto {
  const { id, team_id, team_name, width, height, created_at } = row;
  const team = team_id === null || team_name === null ? null : { id: team_id, name: team_name };
  return { id, team, width, height, addedAt: new Date(Number(created_at)).toISOString() };
}

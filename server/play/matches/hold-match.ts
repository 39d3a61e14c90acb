import type { Write } from '#server/platform/db/write.ts';

/** Holds the row of a match until the commit: of two that write about it at once, the second sees the first. */
export async function holdMatch({ db }: Pick<Write, 'db'>, matchId: string): Promise<void> {
  await db
    .updateTable('match')
    .set((eb) => ({ pen_epoch: eb.ref('pen_epoch') }))
    .where('id', '=', matchId)
    .execute();
}

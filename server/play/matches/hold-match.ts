import type { Write } from '#server/platform/db/write.ts';

/**
 * Until the end of the transaction nobody else who holds the match goes on: rows of it that are counted or
 * compared stay as they were read. Changes nothing; both engines lock what they update.
 */
export async function holdMatch({ db }: Write, matchId: string): Promise<void> {
  await db
    .updateTable('match')
    .set((eb) => ({ pen_epoch: eb.ref('pen_epoch') }))
    .where('id', '=', matchId)
    .execute();
}

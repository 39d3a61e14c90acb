import { readPlayers, rowOfLine, WrongLineError } from '#app/features/imports/written-rows.ts';
import { type CreatePlayer, createPlayerSchema } from '#contract/people/player.ts';

/**
 * A coach's list, one player after the other: an import of all at once may move other teams' players,
 * and is an administrator's. Every line is checked before the first is kept, and who is in `there`
 * stands on the roster already: whoever tries again after a dead line enters nobody twice. Namesakes in
 * one list are two people.
 *
 * @param there how many of a name in small letters; those that are kept are counted
 * @param keep `who`: the same for the same one of those of a name
 */
export async function writeRoster(
  list: string,
  team: string,
  there: Map<string, number>,
  keep: (player: CreatePlayer, entry: string) => Promise<unknown>,
): Promise<void> {
  const players = readPlayers(list).flatMap((written, line) => {
    if (written === undefined) return [];
    const { name, number, position } = written;
    const checked = createPlayerSchema.safeParse({
      team,
      fullName: name,
      ...(number === '' ? {} : { jerseyNumber: Number(number) }),
      ...(position === '' ? {} : { position }),
    });
    if (checked.success) return [checked.data];
    const [issue] = checked.error.issues;
    throw new WrongLineError(rowOfLine(line + 1), String(issue?.path[0]), issue?.message ?? '');
  });
  const read = new Map<string, number>();
  for (const player of players) {
    const name = player.fullName.toLowerCase();
    const nth = (read.get(name) ?? 0) + 1;
    read.set(name, nth);
    if (nth <= (there.get(name) ?? 0)) continue;
    await keep(player, `${nth} ${name}`);
    there.set(name, nth);
  }
}

/** The number of entries with each name, in small letters. */
export function countNames(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names.map((item) => item.toLowerCase())) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

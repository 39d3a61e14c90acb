import { readPlayers, rowOfLine, WrongLineError } from '#app/features/sheets/written-rows.ts';
import { type CreatePlayer, createPlayerSchema } from '#contract/player.ts';

/**
 * A coach's list, one player after the other: an import of all at once may move other teams' players,
 * and is an administrator's. Every line is checked before the first is kept, and who is in `there`
 * stands on the roster already: whoever tries again after a dead line enters nobody twice.
 *
 * @param there names in small letters; those that are kept are added
 */
export async function writeRoster(
  list: string,
  team: string,
  there: Set<string>,
  keep: (player: CreatePlayer) => Promise<unknown>,
): Promise<void> {
  const players = readPlayers(list).flatMap((written, line) => {
    if (written === undefined) return [];
    const { name, number, position } = written;
    const checked = createPlayerSchema.safeParse({
      ...{ team, fullName: name },
      ...(number === '' ? {} : { jerseyNumber: Number(number) }),
      ...(position === '' ? {} : { position }),
    });
    if (checked.success) return [checked.data];
    const [issue] = checked.error.issues;
    throw new WrongLineError(rowOfLine(line + 1), String(issue?.path[0]), issue?.message ?? '');
  });
  for (const player of players) {
    const name = player.fullName.toLowerCase();
    if (there.has(name)) continue;
    await keep(player);
    there.add(name);
  }
}

import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { databasePlace } from '#server/platform/config/database-place.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { answerParent } from './child.ts';
import { addLargeSite } from './large-site.ts';
import { commandConnection, createScorer } from './scorer.ts';
import { benchAuthor, playSeason, withoutSync } from './season.ts';

export type Filled = Awaited<ReturnType<typeof fillDatabase>>;

/** A season that was played, a match that is live, and an administrator with a token. */
async function fillDatabase(place: Record<string, string>) {
  const environment = readEnvironment({ ...place, DEMO: 'off', LOG_LEVEL: 'error' });
  const connection = await connect(databasePlace(environment), Date.now());
  const store = createStore(connection, () => {});
  const filled = await withoutSync(store, async () => {
    const season = await playSeason(store);
    const scorer = createScorer(commandConnection(store, season.pair));
    await scorer.getReady();
    for (let n = 0; n < 20; n += 1) await scorer.point();
    const user = { email: 'bench@example.org', name: 'Bench', role: 'admin' } as const;
    await addUser(store, benchAuthor(), { ...user, password: 'measure 1234' });
    const token = await addToken(store, benchAuthor(), user);
    // The data of a country after decades, present before the server starts.
    const large = process.env.WAVU_BENCH_LARGE ? await addLargeSite(store) : undefined;
    return { season, match: scorer.match(), token, large };
  });
  await connection.close();
  return filled;
}

answerParent(async () => ({
  answers: { fill: ({ place }: { place: Record<string, string> }) => fillDatabase(place) },
}));

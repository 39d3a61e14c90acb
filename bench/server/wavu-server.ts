import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { databasePlace } from '#server/platform/config/database-place.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore, type Store } from '#server/platform/db/store.ts';
import { updateLeague } from '#server/play/leagues/commands.ts';
import { startWavu } from '#server/start.ts';
import { type TurnWatch, watchTurns } from '#server/testing/watch-turns.ts';
import { answerParent, cpuMicroseconds, startChild } from './child.ts';
import { makeDataFolder } from './data-folder.ts';
import type { Filled } from './filled-database.ts';
import { publicPaths } from './public-paths.ts';
import { addHistory, benchAuthor, withoutSync } from './season.ts';
import type { Started } from './started.ts';

/** The whole program as it is started, with a season played in it. */
answerParent(async () => {
  const root = join(import.meta.dirname, '../..');
  const folder = makeDataFolder();
  const buildFile = pathToFileURL(join(root, 'build/server/index.js')).href;
  const build = (await import(buildFile)) as ServerBuild;
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path };
  // All readers of a benchmark are at one address.
  const { READERS_PER_ADDRESS = '1000000', USSD_KEY = '', TRUST_PROXY = '0' } = process.env;
  const environment = readEnvironment({
    ...place,
    READERS_PER_ADDRESS,
    USSD_KEY,
    TRUST_PROXY,
    DEMO: 'off',
    LOG_LEVEL: 'error',
  });
  // By a process of its own, whose memory is not the server's.
  const filler = startChild('filled-database.ts');
  const { season, match, token, large } = await filler.request<Filled>('fill', { place });
  await filler.stop();
  const app = { build, assets: join(root, 'build/client'), file: buildFile };
  const wavu = await startWavu({ environment, log: pino({ level: 'error' }), app });
  const port = Number(new URL(wavu.url).port);
  const paths = publicPaths(build, season);
  const started: Started = { port, paths, match, pair: season.pair, token };
  let turns: TurnWatch | undefined;
  async function within<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const connection = await connect(databasePlace(environment), Date.now());
    try {
      const store = createStore(connection, () => {});
      return await withoutSync(store, () => work(store));
    } finally {
      await connection.close();
    }
  }
  return {
    answers: {
      start: () => started,
      cpu: cpuMicroseconds,
      /** Of this process, in megabytes, since it began. */
      memory: () => ({ peak: process.resourceUsage().maxRSS / 1024 }),
      /** The token of somebody without any rights. */
      async fan() {
        const connection = await connect(databasePlace(environment), Date.now());
        const store = createStore(connection, () => {});
        const user = { email: 'fan@example.org', name: 'Fan', role: 'Fan' } as const;
        await addUser(store, benchAuthor(), { ...user, password: 'measure 1234' });
        const fan = await addToken(store, benchAuthor(), user);
        await connection.close();
        return { fan };
      },
      large: () => large,
      /** The longest turn of the event loop since it was last asked. */
      turns() {
        turns ??= watchTurns();
        return { longest: turns.longest() };
      },
      /** Something of the site changes: no page and no list is kept any more. */
      changeSite: () =>
        within(async (store) => {
          const [league] = await store.db.selectFrom('league').select('id').execute();
          await updateLeague(store, benchAuthor(), league!.id, { location: String(Math.random()) });
        }),
      /** Matches of earlier years, beside the season that is played. */
      async history({ count }: { count: number }) {
        const connection = await connect(databasePlace(environment), Date.now());
        const store = createStore(connection, () => {});
        await withoutSync(store, () => addHistory(store, count));
        await connection.close();
      },
    },
    async end() {
      await wavu.stop();
      folder.remove();
    },
  };
});

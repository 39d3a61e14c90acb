import { type Account, addAdmin } from '../sign-in.ts';
import type { Wavu } from '../wavu.ts';

/** The server of one file of journeys, and its administrator once somebody has asked for one. */
type World = { file: string; wavu: Wavu; admin?: Account };

export type Worlds = {
  serverOf(file: string): Promise<Wavu>;
  adminOf(file: string): Promise<Account>;
  /** The log of the newest server. */
  log(): string;
  end(): Promise<void>;
};

/**
 * Every file of journeys gets a server of its own, so that nothing which another file has left behind
 * decides how it ends: rows, lists that have grown to a second page, tries that are counted. A worker
 * makes one file after the other, and keeps one server at a time.
 */
export function createWorlds(start: () => Promise<Wavu>): Worlds {
  let world: World | undefined;

  async function end(): Promise<void> {
    await world?.wavu.remove();
    world = undefined;
  }

  async function worldOf(file: string): Promise<World> {
    if (world?.file === file) return world;
    await end();
    world = { file, wavu: await start() };
    return world;
  }

  return {
    serverOf: async (file) => (await worldOf(file)).wavu,
    async adminOf(file) {
      const own = await worldOf(file);
      own.admin ??= await addAdmin(own.wavu);
      return own.admin;
    },
    log: () => world?.wavu.log() ?? '',
    end,
  };
}

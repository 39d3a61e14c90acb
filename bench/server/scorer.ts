import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { appendEvents, takePen } from '#server/play/scoring/commands.ts';
import { arrangeFriendly, postTo } from './arranged-match.ts';
import { benchAuthor, createFriendly } from './season.ts';
import type { Started } from './started.ts';

type Place = { epoch: number; seq: number };

/** The way to the log: straight through the commands, or over HTTP as a phone goes it. */
export type ScorerConnection = {
  createMatch(): Promise<string>;
  takePen(match: string): Promise<Place>;
  send(
    match: string,
    body: { epoch: number; baseSeq: number; events: object[] },
  ): Promise<Pick<Place, 'seq'>>;
};

export type Scorer = {
  /** Opens the next set, or the next match, where the last one is over. */
  getReady(): Promise<void>;
  /** One rally, kept for good. */
  point(): Promise<void>;
  match(): string;
};

/** 25-23 in sets of 48 rallies, 3-0 in sets: a match lasts 144 rallies. */
const RALLIES = 48;
const SETS = 3;

/** A volunteer who never gets tired, one rally at a time. */
export function createScorer(connection: ScorerConnection): Scorer {
  let match = '';
  let place: Place = { epoch: 0, seq: 0 };
  let set = SETS;
  let rally = RALLIES;

  async function send(...events: object[]) {
    const now = Date.now();
    const full = events.map((event) => ({ id: newId(now), at: now, ...event }));
    const { epoch, seq } = place;
    place = { epoch, ...(await connection.send(match, { epoch, baseSeq: seq, events: full })) };
  }

  return {
    async getReady() {
      if (rally < RALLIES) return;
      rally = 0;
      if (set < SETS) {
        set += 1;
        return send({ type: 'set-start', set, firstServe: 'team1' });
      }
      match = await connection.createMatch();
      place = await connection.takePen(match);
      set = 1;
      await send({ type: 'start' }, { type: 'set-start', set, firstServe: 'team1' });
    },
    async point() {
      const isLevel = rally < RALLIES - 2;
      const winner = isLevel && rally % 2 === 1 ? 'team2' : 'team1';
      rally += 1;
      await send({ type: 'rally', winner, no: rally });
    },
    match: () => match,
  };
}

export function commandConnection(store: Store, pair: readonly [string, string]): ScorerConnection {
  return {
    createMatch: () => createFriendly(store, ...pair),
    takePen: (match) => takePen(store, benchAuthor(), match, true),
    send: async (match, body) => {
      const { seq } = await appendEvents(store, benchAuthor(), match, body as never);
      return { seq };
    },
  };
}

export function httpConnection(started: Started): ScorerConnection {
  const post = postTo(started);
  return {
    createMatch: () => arrangeFriendly(started),
    takePen: (match) => post<Place>(`/matches/${match}/pen`, { takeOver: true }),
    send: async (match, body) => {
      const { seq } = await post<Place>(`/matches/${match}/events`, body);
      return { seq };
    },
  };
}

import type { ParseArgsOptionsConfig } from 'node:util';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import type { Storage } from '#server/platform/files/storage.ts';

/** The command was called wrongly: said in one line together with how it is called. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command looked and found something wrong; what it found has been printed. */
export class FindingError extends Error {
  override readonly name = 'FindingError';
}

export type CommandContext = {
  place: DatabasePlace;
  /** The place where this installation keeps its pictures. */
  pictures: Storage;
  /** The relay that takes its mails; undefined where it sends none. */
  relay?: { url: string; origin: string; from?: string | undefined } | undefined;
  /** The address of the site, for links. */
  origin: string;
  /** SECRET, or the one that is kept beside the data. */
  secret: () => string;
  now: () => number;
  print: (line: string) => void;
  /** One line of standard input. */
  readLine: () => Promise<string>;
};

export type CommandInput = {
  options: Record<string, string | undefined>;
  /** The arguments that are not options, already counted. */
  files: readonly string[];
};

export type Command = {
  /** Words that call it. */
  name: string;
  usage: string;
  options?: ParseArgsOptionsConfig;
  /** The number of its plain arguments; none by default. */
  files?: number;
  /**
   * The database that it needs: one that exists (the default), so that a command in the wrong
   * folder never makes an empty one; one that it may create; or none at all.
   */
  database?: 'existing' | 'created' | 'none';
  run: (context: CommandContext, input: CommandInput) => Promise<void>;
};

export type StoreWork<T> = (store: Store, author: Author) => Promise<T>;

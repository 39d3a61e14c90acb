import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { DumpOptions } from './write-dump.ts';

/** @property folder of the open data */
export type DumpTask = DumpOptions & { place: DatabasePlace; folder: string };

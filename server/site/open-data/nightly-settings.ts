import type { Logger } from 'pino';
import { backupSettings } from '#server/exchange/backups/settings.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { openDataSettings } from './nightly-dump.ts';

/** The copies and the open data that are made each night. */
export function nightlySettings(environment: Environment, log: Logger) {
  const openData = openDataSettings(environment, log);
  return {
    backups: backupSettings(environment, log),
    openData,
    openDataFolder: openData.folder,
  };
}

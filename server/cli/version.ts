import { readVersion, versionLine } from '#server/platform/config/version.ts';
import type { Command } from './command.ts';

export const version: Command = {
  name: 'version',
  database: 'none',
  usage: 'version',
  async run({ print }) {
    print(versionLine(readVersion()));
  },
};

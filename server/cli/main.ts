import { createInterface } from 'node:readline/promises';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { readPlaces } from './read-places.ts';
import { runCommand } from './run-command.ts';

/** The command line: `npm run wavu -- <command>`. */
const code = await runCommand(
  process.argv.slice(2),
  () => ({
    ...readPlaces(readEnvironment(process.env)),
    now: Date.now,
    print: (line) => console.log(line),
    async readLine() {
      const lines = createInterface({ input: process.stdin });
      for await (const line of lines) return line;
      return '';
    },
  }),
  (line) => console.error(line),
  (line) => console.log(line),
);
process.exitCode = code;

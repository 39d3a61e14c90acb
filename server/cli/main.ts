import { createInterface } from 'node:readline/promises';
import { databasePlace } from '#server/platform/config/database-place.ts';
import { type Environment, readEnvironment } from '#server/platform/config/environment.ts';
import { readSecret } from '#server/platform/config/secret.ts';
import { openStorage } from '#server/platform/files/open-storage.ts';
import { runCommand } from './run-command.ts';

/** The command line: `npm run wavu -- <command>`. */
const code = await runCommand(
  process.argv.slice(2),
  () => ({
    ...placesOf(readEnvironment(process.env)),
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

function placesOf(environment: Environment) {
  const { SMTP_URL, PUBLIC_URL, PORT, MAIL_FROM } = environment;
  const origin = PUBLIC_URL ?? `http://localhost:${PORT}`;
  return {
    place: databasePlace(environment),
    pictures: openStorage(environment),
    origin,
    secret: () => readSecret(environment),
    relay: SMTP_URL ? { url: SMTP_URL, origin, from: MAIL_FROM } : undefined,
  };
}

import { ensureBuilt } from './build.mjs';
import { passSignals, run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, programEnvironment } from './pinned-node.mjs';
import { isPortFree } from './port-free.mjs';

/** 128 + 9: SIGKILL, which the system sends to a program that takes too much memory. */
const KILLED = 137;

// npm start: from a fresh clone to a served page. The server itself brings the data up to date.
passSignals();
if (!(await isPortFree(process.env))) {
  console.error(
    `Cannot start: port ${process.env.PORT || 3000} is taken, perhaps by a Wavu that is already running. ` +
      'Stop it, or choose another PORT. Nothing was installed, built or changed.',
  );
  process.exit(1);
}
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const env = programEnvironment({ NODE_ENV: 'production' });
const code = await run(pinnedNode(), ['build/program/main.js', ...process.argv.slice(2)], { env });
if (code === KILLED) {
  console.error(
    'The server was killed (SIGKILL), perhaps because the machine or its limit ran out of memory: ' +
      'the log of the system says so (journalctl -k, or dmesg).',
  );
}
process.exit(code);

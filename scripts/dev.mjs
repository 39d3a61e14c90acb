import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensurePagesBuilt } from './build.mjs';
import { ended, passSignals, start } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, programEnvironment, root } from './pinned-node.mjs';

// npm run dev: npm start, begun again when a source changes. Pages are built again only when
// something that goes into them changed, so that the server is never another than the real one.
const SOURCES = ['app', 'contract', 'domain', 'server', 'scripts/vite'];

passSignals();
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave());

await ensureInstalled();
const env = programEnvironment();
let server;
let turn = Promise.resolve();
let waiting;

for (const folder of SOURCES) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$|~$|\.sw[a-z]$/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(restart, 200);
  });
}
restart();

function restart() {
  turn = turn.then(async () => {
    if (stopping || !(await ensurePagesBuilt())) return;
    if (server?.exitCode === null) {
      const gone = ended(server);
      server.kill('SIGTERM');
      await gone;
    }
    if (!stopping) server = start(pinnedNode(), ['server/main.ts'], { env });
  });
}

async function leave() {
  stopping = true;
  await turn;
  const code = server?.exitCode === null ? await ended(server) : 0;
  process.exit(code);
}

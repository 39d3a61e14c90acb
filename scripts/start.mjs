import { ensureBuilt } from './build.mjs';
import { passSignals, run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, programEnvironment } from './pinned-node.mjs';

// npm start: from a fresh clone to a served page. The server itself brings the data up to date.
passSignals();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const env = programEnvironment({ NODE_ENV: 'production' });
process.exit(await run(pinnedNode(), ['server/main.ts', ...process.argv.slice(2)], { env }));

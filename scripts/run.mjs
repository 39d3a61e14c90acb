import { passSignals, run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, programEnvironment } from './pinned-node.mjs';

// node scripts/run.mjs FILE.ts ARGUMENTS...: a program of ours under the pinned Node.
passSignals();
await ensureInstalled();
process.exit(await run(pinnedNode(), process.argv.slice(2), { env: programEnvironment() }));

import { passSignals, run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { toolEnvironment } from './pinned-node.mjs';
import { ensureChromium } from './test/chromium.mjs';

// npm run looks: takes the pictures of e2e/pictures anew, after a change of what pages look like.
// `npm test` compares them by the same journey, without WAVU_WRITE_SCREENS.
passSignals();
await ensureInstalled();
const { path, missing } = await ensureChromium();
if (missing) throw new Error(missing);
const env = toolEnvironment({ WAVU_WRITE_SCREENS: '1', CHROMIUM_PATH: path });
const journey = ['test', 'e2e/follow/looks.test.ts', '--project', 'desktop'];
process.exit(await run('playwright', journey, { env }));

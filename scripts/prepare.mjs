import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { passSignals } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './pinned-node.mjs';

// npm run build: installs and builds, and starts nothing. Afterwards the server can be started without
// network and without the right to write here.
passSignals();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
writeFileSync(join(root, 'build/.commit'), `${process.env.COMMIT || checkedOut()}\n`);

/** For folders that git does not keep COMMIT names it; where nobody does, the note is empty. */
function checkedOut() {
  if (!existsSync(join(root, '.git'))) return '';
  const args = ['-C', root, 'rev-parse', '--short=10', 'HEAD'];
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

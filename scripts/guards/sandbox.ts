import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export const root = join(import.meta.dirname, '../..');

type Result = { code: number | null; stdout: string; output: string };
export type Sandbox = {
  write(path: string, text: string): void;
  run(tool: string, ...args: string[]): Result;
};

/**
 * A folder with our configuration and the given files or folders of the repository, where a test
 * may plant what our tools are to refuse. It goes when the test ends.
 */
export function createSandbox(...paths: string[]): Sandbox {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-guard-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of ['package.json', '.gitignore', 'biome.json', 'scripts/lint', ...paths]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    run(tool, ...args) {
      const script = join(root, 'node_modules/.bin', tool);
      const result = spawnSync(process.execPath, [script, ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', VITEST: '', NODE_ENV: 'production' },
        maxBuffer: 1e8,
      });
      const { stdout, stderr, status } = result;
      return { code: status, stdout, output: `${stdout}${stderr}` };
    },
  };
}

/**
 * The files that git keeps, relative to the repository; a file deleted but not yet committed is
 * left out.
 */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

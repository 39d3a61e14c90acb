import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { packDomain } from '../pack.ts';

export const root = join(import.meta.dirname, '../..');

/** An empty project with the tarball as its only package. */
export function installedPackage(): string {
  const project = mkdtempSync(join(tmpdir(), 'wavu-package-'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  const tarball = packDomain(project);
  const quiet = ['--no-audit', '--no-fund', '--offline', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, tarball], { cwd: project });
  mkdirSync(join(project, 'examples'));
  return project;
}

/** The Node of the system, outside the tools of this repository; else the one that runs this. */
export function systemNode(): string {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path) && majorOf(path) >= 20);
  return found ?? process.execPath;
}

function majorOf(node: string): number {
  return Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]);
}

export type Example = { title: string; code: string; prints: string };

/** The examples of the README: each a block of code and the block of what it prints. */
export function examples(): Example[] {
  const text = readFileSync(join(root, 'package/README.md'), 'utf8');
  const blocks =
    /## ([^\n]+)\n(?:(?!\n## )[\s\S])*?```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g;
  return [...text.matchAll(blocks)].map(([, title, code, prints]) => {
    return { title: title!, code: code!, prints: prints! };
  });
}

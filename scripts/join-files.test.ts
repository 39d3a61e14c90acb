import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinFiles } from './join-files.mjs';

const FILES = {
  'client/assets/rolldown-runtime-aaaaaaaa.js':
    "var e=(x)=>'es '+x,t=(x)=>'cjs '+x;export{e as n,t};",
  'client/assets/start-bbbbbbbb.js':
    'import{t as n}from"./rolldown-runtime-aaaaaaaa.js";var e=n(`react`),r=()=>`root`;export{r as a,e as i};',
  'client/assets/root-cccccccc.js': 'export{a as default}from"./start-bbbbbbbb.js";',
  'client/assets/desk-dddddddd.js':
    'import{i as e}from"./start-bbbbbbbb.js";import{n as t}from"./rolldown-runtime-aaaaaaaa.js";var o=t(e);export{o as s};',
  'client/assets/frame-eeeeeeee.js':
    'import"./start-bbbbbbbb.js";export{s as default}from"./desk-dddddddd.js";',
  'client/assets/manifest-1a2b.js':
    'root:["/assets/root-cccccccc.js","/assets/rolldown-runtime-aaaaaaaa.js"],frame:"/assets/frame-eeeeeeee.js"',
  'server/index.js': 'module:"/assets/root-cccccccc.js"',
  'client/score-worker.js':
    'const OWN_ASSETS=["/assets/mark.svg","/assets/root-cccccccc.js","/assets/start-bbbbbbbb.js"];\n()=>0',
};

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'wavu-join-'));
  for (const folder of ['client/assets', 'server']) {
    mkdirSync(join(build, folder), { recursive: true });
  }
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(build, name), text);
});
afterEach(() => rmSync(build, { recursive: true }));

const assets = () => readdirSync(join(build, 'client/assets')).sort();
const fileOf = (name: string) => assets().find((it) => it.startsWith(name))!;
const textOf = (name: string) => readFileSync(join(build, name), 'utf8');

async function exportsOf(name: string) {
  writeFileSync(join(build, 'client/assets/package.json'), '{"type":"module"}');
  const { href } = pathToFileURL(join(build, 'client/assets', fileOf(name)));
  return import(/* @vite-ignore */ href);
}

test('root, frame and the bundler’s functions are in the files that have their content', async () => {
  joinFiles(build);
  expect(assets().map((name) => name.replace(/-.*/, ''))).toEqual(['desk', 'manifest', 'start']);
  const start = await exportsOf('start');
  expect(start.default()).toBe('root');
  expect(start.i).toBe('cjs react');
  expect((await exportsOf('desk')).default).toBe('es cjs react');
});

test('every address leads to the file of that content, and the worker fetches each once', () => {
  joinFiles(build);
  const start = fileOf('start');
  const desk = fileOf('desk');
  expect(start).not.toBe('start-bbbbbbbb.js');
  expect(textOf('client/assets/manifest-1a2b.js')).toBe(
    `root:["/assets/${start}","/assets/${start}"],frame:"/assets/${desk}"`,
  );
  expect(textOf('server/index.js')).toBe(`module:"/assets/${start}"`);
  expect(textOf('client/score-worker.js')).toBe(
    `const OWN_ASSETS=["/assets/mark.svg","/assets/${start}"];\n()=>0`,
  );
});

test('a build without the bundler’s functions or the start fails', () => {
  rmSync(join(build, 'client/assets/rolldown-runtime-aaaaaaaa.js'));
  expect(() => joinFiles(build)).toThrow('There is no file of the start');
});

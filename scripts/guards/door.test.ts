import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentSchema } from '../../server/platform/config/environment.ts';
import { root } from './sandbox.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
// A key that is written twice or a wrong indentation throws here.
const yaml = (path: string): unknown => parse(read(path), { strict: true, uniqueKeys: true });
const text = z.string().min(1);
const texts = z.array(text).min(1);
const scalar = z.union([z.string(), z.number(), z.boolean()]);

const healthcheck = z.strictObject({
  test: texts,
  interval: text,
  timeout: text,
  retries: z.int().positive(),
});
const dependency = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
  required: z.boolean().optional(),
});
/** The keys of the compose specification that are in use; another one is a slip or belongs here. */
const compose = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_-]*$/),
  services: z.record(
    text,
    z.strictObject({
      build: z
        .strictObject({ context: text, args: z.record(text, z.string()).optional() })
        .optional(),
      image: z.string().regex(/^[a-z0-9/]+:[\w.-]*\d[\w.-]*$/, 'names its version'),
      profiles: texts.optional(),
      restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
      init: z.boolean().optional(),
      read_only: z.boolean().optional(),
      cap_drop: texts.optional(),
      security_opt: texts.optional(),
      mem_limit: z
        .string()
        .regex(/^\d+[kmg]$/)
        .optional(),
      stop_grace_period: z
        .string()
        .regex(/^\d+s$/)
        .optional(),
      tmpfs: texts.optional(),
      environment: z.record(z.string().regex(/^[A-Z_]+$/), scalar).optional(),
      ports: texts.optional(),
      volumes: texts.optional(),
      healthcheck: healthcheck.optional(),
      depends_on: z.record(text, dependency).optional(),
    }),
  ),
  volumes: z.record(text, z.null()),
});

const step = z
  .strictObject({
    name: text.optional(),
    uses: z
      .string()
      .regex(/^[\w-]+\/[\w-]+@v\d+$/)
      .optional(),
    run: text.optional(),
    with: z.record(text, scalar).optional(),
  })
  .refine((it) => (it.uses === undefined) !== (it.run === undefined), 'either uses or run');
const workflow = z.strictObject({
  name: text,
  on: z.record(text, z.unknown()),
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.strictObject({ group: text, 'cancel-in-progress': z.boolean() }),
  jobs: z.record(
    z.string().regex(/^[a-z][\w-]*$/),
    z.strictObject({ 'runs-on': text, 'timeout-minutes': z.int(), steps: z.array(step).min(1) }),
  ),
});

const element = z.strictObject({
  type: z.enum(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']),
  id: z.string().regex(/^[\w-]+$/),
  attributes: z.strictObject({
    label: text,
    description: text.optional(),
    placeholder: text.optional(),
    options: texts.optional(),
    render: text.optional(),
  }),
  validations: z.strictObject({ required: z.boolean() }).optional(),
});
const form = z.strictObject({
  name: text,
  description: text,
  labels: texts,
  body: z.array(element).min(1),
});
const formSettings = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z.array(z.strictObject({ name: text, url: z.url(), about: text })),
});

test('compose.yaml holds to the specification, and its volumes and services exist', () => {
  const { services, volumes } = compose.parse(yaml('compose.yaml'));
  for (const { volumes: used = [], depends_on = {} } of Object.values(services)) {
    for (const name of Object.keys(depends_on)) expect(Object.keys(services)).toContain(name);
    for (const [source] of used.map((item) => item.split(':'))) {
      if (source!.startsWith('./')) expect(existsSync(join(root, source!))).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  }
});

test('docker compose up starts Wavu alone; PostgreSQL and Caddy come with their profile', () => {
  const { services } = compose.parse(yaml('compose.yaml'));
  const always = Object.entries(services).filter(([, { profiles }]) => !profiles);
  expect(always.map(([name]) => name)).toEqual(['wavu']);
  const { wavu, postgres, caddy } = services;
  expect([postgres!.profiles, caddy!.profiles]).toEqual([['full'], ['full']]);
  expect(wavu!.depends_on!.postgres!.required).toBe(false);
});

test('compose.yaml and .env.example name only variables that Wavu or they themselves know', () => {
  const known = Object.keys(environmentSchema.shape);
  const { services } = compose.parse(yaml('compose.yaml'));
  const set = Object.keys(services.wavu!.environment!);
  expect(set.filter((name) => !known.includes(name))).toEqual([]);
  const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const offered = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(offered.filter((name) => !variables.includes(name))).toEqual([]);
  const { version } = JSON.parse(read('package.json'));
  expect(services.wavu!.image).toBe(`wavu:${version}`);
});

test('the workflow runs .ci/run with the pinned Node and may only read', () => {
  const { jobs } = workflow.parse(yaml('.github/workflows/ci.yml'));
  const steps = jobs.test!.steps;
  expect(steps.at(-1)!.run).toBe('.ci/run');
  expect(statSync(join(root, '.ci/run')).mode & 0o111).not.toBe(0);
  expect(steps.flatMap((step) => step.with?.['node-version-file'] ?? [])).toEqual(['.nvmrc']);
  const { devDependencies } = JSON.parse(read('package.json'));
  const browser = steps.find(({ run }) => run?.includes('playwright@'))!.run!;
  expect(browser).toContain(`playwright@${devDependencies['@playwright/test']} `);
});

test('forms for issues hold to the schema of forms, and each field has an id of its own', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const names = readdirSync(join(root, folder)).filter((name) => name !== 'config.yml');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const ids = form.parse(yaml(`${folder}/${name}`)).body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  formSettings.parse(yaml(`${folder}/config.yml`));
});

test('the changelog begins with what is not released and then the version of package.json', () => {
  const { version } = JSON.parse(read('package.json'));
  const heads = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, head]) => head!);
  expect(heads[0]).toBe('[Unreleased]');
  expect(heads[1]).toMatch(new RegExp(`^\\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`));
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

test('the unit starts the pinned Node itself, restarts it and closes the system to it', () => {
  const lines = read('deploy/systemd/wavu.service').split('\n');
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));
  const folder = valuesOf('WorkingDirectory')[0];
  expect(valuesOf('ExecStart')).toEqual([
    `${folder}/node_modules/.bin/node --max-semi-space-size=4 build/program/main.js`,
  ]);
  expect(valuesOf('Restart')).toEqual(['always']);
  expect(valuesOf('User')).toEqual(['wavu']);
  expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  expect(valuesOf('NoNewPrivileges')).toEqual(['yes']);
  expect(valuesOf('UMask')).toEqual(['0077']);
  // Node writes machine code while it runs.
  expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from './platform/config/environment.ts';
import { startWavu } from './start.ts';

const TOKEN = 'a token for prometheus';
const folder = mkdtempSync(join(tmpdir(), 'wavu-metrics-'));
const place = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DEMO: 'off' };
const { url, stop } = await startWavu({
  environment: readEnvironment({ ...place, METRICS_TOKEN: TOKEN }),
  log: pino({ level: 'silent' }),
});
const at = url.replace('localhost', '127.0.0.1');
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function readMetrics(): Promise<string> {
  const answer = await fetch(`${at}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

function figureOf(text: string, name: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

test('the address of the metrics is not found without the token', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const answer = await fetch(`${at}/metrics`, { headers: { authorization } });
    expect([authorization, answer.status]).toEqual([authorization, 404]);
  }
});

test('requests are counted by a fixed set of kinds and statuses', async () => {
  const before =
    figureOf(await readMetrics(), 'wavu_requests_total{kind="read",status="404"}') || 0;
  for (let n = 0; n < 30; n += 1) await fetch(`${at}/api/v1/matches/made-up-${n}`);
  for (let n = 0; n < 30; n += 1) await fetch(`${at}/made-up-${n}`);
  const text = await readMetrics();
  expect(figureOf(text, 'wavu_requests_total{kind="read",status="404"}') - before).toBe(30);
  expect(text).not.toContain('made-up');
  expect(text.split('\n').filter((line) => line.startsWith('wavu_')).length).toBeLessThan(120);
});

test('the metrics hold database, disk and version', async () => {
  const text = await readMetrics();
  expect(figureOf(text, 'wavu_database_up')).toBe(1);
  expect(figureOf(text, 'wavu_database_damaged')).toBe(0);
  expect(figureOf(text, 'wavu_database_seconds_count')).toBeGreaterThan(0);
  expect(figureOf(text, 'wavu_disk_used_ratio')).toBeGreaterThan(0);
  expect(figureOf(text, 'wavu_disk_used_ratio')).toBeLessThanOrEqual(1);
  expect(text).toMatch(
    /^wavu_build_info\{version="\d+\.\d+\.\d+",commit="\w*",node="[\d.]+",engine="\w+"\} 1$/m,
  );
});

type Rule = { alert: string; expr: string; annotations: { summary: string } };

/** Names of metrics in an expression of PromQL: what Prometheus itself knows is `up`. */
function namesIn(expression: string): string[] {
  return [...expression.matchAll(/\b(?:wavu|nodejs|process)_\w+/g)].map(([name]) => name);
}

test('the alarms and the dashboard use existing metrics', async () => {
  const deploy = join(import.meta.dirname, '../deploy');
  const alarms = parse(readFileSync(join(deploy, 'prometheus/alarms.yml'), 'utf8')) as {
    groups: { rules: Rule[] }[];
  };
  const rules = alarms.groups.flatMap((group) => group.rules);
  expect(rules.map(({ alert }) => alert)).toHaveLength(8);
  expect(rules.every(({ annotations }) => annotations.summary.endsWith('.'))).toBe(true);
  const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana/wavu.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((expr) => expr.includes('wavu_backup_'))).toHaveLength(3);
  const text = await readMetrics();
  const names = [...rules.map(({ expr }) => expr), ...shown].flatMap(namesIn);
  const missing = names.filter((name) => !text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `));
  expect(missing).toEqual([]);
  expect(names.length).toBeGreaterThan(15);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { runFile } from '#server/site/developers/testing/run-program.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** 110 packages and 110 MB between them: they are installed beside the project, each in the version named here. */
const TOOLS = [
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
  'esbuild@0.28.2',
];
const STRICT = ['--strict', '--noEmit', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable'];
const MODULES = [
  '--allowImportingTsExtensions',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--types',
  'node',
];

type Generator = {
  name: string;
  /** The program `node_modules/.bin/...` and its words. */
  command: [string, ...string[]];
  /** Makes a team without the fields that may be left out, reads the list and a team that is not there. */
  program: string;
};

const BODY = "{ name: NAME, city: 'Tanga', coach: 'N/A', gender: 'Men' }";
const BEGIN = `import { env } from 'node:process';
const { ORIGIN = '', TOKEN = '', NAME = '' } = env;
const headers = { authorization: \`Bearer \${TOKEN}\` };
`;
const END = 'console.log(JSON.stringify({ made, isListed, missing }));\n';

const GENERATORS: Generator[] = [
  {
    name: 'openapi-typescript',
    command: ['openapi-typescript', 'openapi.json', '-o', 'openapi-typescript/schema.d.ts'],
    program: `import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript/schema.d.ts';
${BEGIN}
const client = createClient<paths>({ baseUrl: \`\${ORIGIN}/api/v1\`, headers });
const { data: team } = await client.POST('/teams', { body: ${BODY} });
const made = team?.name;
const { data: list } = await client.GET('/teams', { params: { query: { limit: 100 } } });
const isListed = list?.items.some(({ name }) => name === made);
const { error } = await client.GET('/teams/{id}', { params: { path: { id: 'none' } } });
const missing = error?.code;
${END}`,
  },
  {
    name: 'hey-api',
    command: [
      'openapi-ts',
      '-i',
      'openapi.json',
      '-o',
      'hey-api',
      '--client',
      '@hey-api/client-fetch',
    ],
    program: `import { client } from './hey-api/client.gen.ts';
import { createTeam, getTeam, listTeams } from './hey-api/sdk.gen.ts';
${BEGIN}
client.setConfig({ baseUrl: \`\${ORIGIN}/api/v1\`, headers });
const { data: team } = await createTeam({ body: ${BODY} });
const made = team?.name;
const { data: list } = await listTeams({ query: { limit: 100 } });
const isListed = list?.items.some(({ name }) => name === made);
const { error } = await getTeam({ path: { id: 'none' } });
const missing = error?.code;
${END}`,
  },
  {
    name: 'orval',
    command: [
      'orval',
      '--input',
      'openapi.json',
      '--output',
      'orval/client.ts',
      '--client',
      'fetch',
    ],
    program: `import { createTeam, getTeam, listTeams } from './orval/client.ts';
${BEGIN}
// Its addresses begin behind the one of the server.
const ask = fetch;
globalThis.fetch = (address, options) => ask(ORIGIN + '/api/v1' + address, options);
const answer = await createTeam(${BODY}, { headers });
const made = answer.status === 201 ? answer.data.name : undefined;
const list = await listTeams({ limit: 100 });
const isListed = list.status === 200 && list.data.items.some(({ name }) => name === made);
const gone = await getTeam('none');
const missing = gone.status === 404 ? gone.data.code : undefined;
${END}`,
  },
];

/** `npm run generate:clients`, also with the name of one: three generators read the document; what they make compiles strictly, and runs. */
const api = await startTestServer();
const site = await new Promise<ServerType>((resolve) => {
  const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
    resolve(server),
  );
});
const { port } = site.address() as AddressInfo;
const project = mkdtempSync(join(tmpdir(), 'wavu-generated-'));
const inProject = { cwd: project, stdio: 'inherit' } as const;
try {
  const { body: document } = await api.call('GET', '/api/v1/openapi.json');
  writeFileSync(join(project, 'openapi.json'), JSON.stringify(document));
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--save-exact', ...quiet, ...TOOLS], inProject);
  const only = process.argv[2];
  for (const generator of GENERATORS) {
    if (only === undefined || only === generator.name) await tryGenerator(generator);
  }
} finally {
  site.close();
  await api.stop();
  rmSync(project, { recursive: true, force: true });
}

/** Throws where it generates nothing, its client does not compile, or does not do what it is told. */
async function tryGenerator({ name, command: [tool, ...words], program }: Generator) {
  const bin = join(project, 'node_modules/.bin');
  execFileSync(join(bin, tool), words, inProject);
  writeFileSync(join(project, `${name}.ts`), program);
  const typeRoots = ['--typeRoots', join(root, 'node_modules/@types')];
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const files = ['--ignoreConfig', `${name}.ts`];
  execFileSync(
    process.execPath,
    [compiler, ...STRICT, ...MODULES, ...typeRoots, ...files],
    inProject,
  );
  const bundle = join(project, `${name}.mjs`);
  const form = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning'];
  execFileSync(join(bin, 'esbuild'), [`${name}.ts`, ...form, `--outfile=${bundle}`], inProject);
  const environment = { ORIGIN: `http://127.0.0.1:${port}`, TOKEN: api.token, NAME: `Of ${name}` };
  const [line = '{}'] = await runFile(process.execPath, [bundle], environment).ended;
  const expected = { made: environment.NAME, isListed: true, missing: 'NOT_FOUND' };
  if (line !== JSON.stringify(expected)) throw new Error(`${name} answered ${line}`);
  console.log(`${name}: compiles under --strict, makes, lists and hears of an error as told`);
}

import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';

type Finding = { category: string; location: { path: string } };

/** Each with the name of the rule that must refuse it, and no other file's rule. */
const REFUSED: [what: string, path: string, text: string, rule: string][] = [
  [
    'domain importing server by alias',
    'domain/access/by-alias.ts',
    "import { write } from '#server/platform/db/write.ts';\n\nexport const planted = write;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'domain importing server by path',
    'domain/access/by-path.ts',
    "import { write } from '../../server/platform/db/write.ts';\n\nexport const planted = write;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'domain importing contract',
    'domain/access/wire.ts',
    "import { teamSchema } from '#contract/people/team.ts';\n\nexport const planted = teamSchema;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'domain importing a package',
    'domain/access/package.ts',
    "import { z } from 'zod';\n\nexport const planted = z;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'domain reading a file',
    'domain/access/file.ts',
    "import { readFileSync } from 'node:fs';\n\nexport const planted = readFileSync;\n",
    'lint/style/noRestrictedImports',
  ],
  ...['Date.now()', 'new Date()', 'Math.random()'].map(
    (call, at): [string, string, string, string] => [
      `domain calling ${call}`,
      `domain/access/impure-${at}.ts`,
      `export const planted = () => ${call};\n`,
      'plugin',
    ],
  ),
  [
    'contract importing server',
    'contract/by-alias.ts',
    "import { write } from '#server/platform/db/write.ts';\n\nexport const planted = write;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'contract importing app by path',
    'contract/by-path.ts',
    "import { Crest } from '../app/ui/crest.tsx';\n\nexport const planted = Crest;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'a component importing server queries',
    'app/ui/by-alias.tsx',
    "import { findTeam } from '#server/play/teams/queries.ts';\n\nexport const planted = findTeam;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'a component importing server by path',
    'app/features/teams/by-path.tsx',
    "import { findTeam } from '../../../server/teams/queries.ts';\n\nexport const planted = findTeam;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'a route importing server commands',
    'app/routes/public/write.tsx',
    "import { addTeam } from '#server/play/teams/commands.ts';\n\nexport const planted = addTeam;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'a route importing server by path',
    'app/routes/public/by-path.tsx',
    "import { addTeam } from '../../../server/teams/commands.ts';\n\nexport const planted = addTeam;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'server importing app',
    'server/play/teams/page.ts',
    "import { Crest } from '#app/ui/crest.tsx';\n\nexport const planted = Crest;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    "a noun importing another's HTTP",
    'server/play/teams/nosy.ts',
    "import { playersApi } from '#server/play/players/api.ts';\n\nexport const planted = playersApi;\n",
    'lint/style/noRestrictedImports',
  ],
  [
    'an import cycle',
    'domain/cycle/one.ts',
    "import { two } from './two.ts';\n\nexport const one = () => two;\n",
    'lint/suspicious/noImportCycles',
  ],
  [
    'a barrel file',
    'domain/access/barrel.ts',
    "export * from './allowed.ts';\n",
    'lint/performance/noBarrelFile',
  ],
  [
    'an enum',
    'domain/access/sides.ts',
    'export enum Side {\n  One,\n  Two,\n}\n',
    'lint/style/noEnum',
  ],
  [
    'a default export',
    'server/play/teams/default.ts',
    'export default function planted() {}\n',
    'lint/style/noDefaultExport',
  ],
  [
    'an interface',
    'contract/interface.ts',
    'export interface Team {\n  name: string;\n}\n',
    'lint/style/useConsistentTypeDefinitions',
  ],
  [
    'a word to the console',
    'server/play/teams/loud.ts',
    "console.error('planted');\n",
    'lint/suspicious/noConsole',
  ],
  [
    'a file name in camel case',
    'server/play/teams/teamNames.ts',
    "export const planted = 'Nyota';\n",
    'lint/style/useFilenamingConvention',
  ],
];

/** The storeys of server/ from below, each with one that it may not import (docs/architecture.md). */
const STOREYS_ABOVE = [
  ['platform', 'accounts'],
  ['platform', 'serve'],
  ['accounts', 'play'],
  ['accounts', 'site'],
  ['play', 'exchange'],
  ['play', 'serve'],
  ['exchange', 'site'],
  ['exchange', 'cli'],
  ['site', 'serve'],
  ['site', 'demo'],
  ['serve', 'cli'],
  ['serve', 'demo'],
] as const;

for (const [storey, above] of STOREYS_ABOVE) {
  for (const [kind, prefix] of Object.entries({ alias: '#server', path: '../..' })) {
    REFUSED.push([
      `${storey} importing ${above} by ${kind}`,
      `server/${storey}/planted/${above}-by-${kind}.ts`,
      `import { thing } from '${prefix}/${above}/noun/thing.ts';\n\nexport const planted = thing;\n`,
      'lint/style/noRestrictedImports',
    ]);
  }
}

/** Each layer doing what it may. */
const ALLOWED: [path: string, text: string][] = [
  [
    'domain/access/allowed.ts',
    'export const allowed = (now: number) => new Date(now).getTime();\n',
  ],
  ['domain/cycle/two.ts', "import { one } from './one.ts';\n\nexport const two = () => one;\n"],
  [
    'contract/allowed.ts',
    "import { z } from 'zod';\nimport { allowed } from '#domain/access/allowed.ts';\n\nexport const planted = [z, allowed];\n",
  ],
  [
    'server/play/teams/allowed.ts',
    "import { readFileSync } from 'node:fs';\nimport { planted } from '#contract/allowed.ts';\nimport { api } from '#server/platform/http/api.ts';\nimport { findPlayer } from '#server/play/players/queries.ts';\nimport { teamView } from './views.ts';\n\nexport const fine = [api, readFileSync, planted, findPlayer, teamView];\n",
  ],
  [
    'app/routes/public/allowed.tsx',
    "import { pageContext } from '#server/platform/pages/page-context.ts';\nimport { findTeam } from '#server/play/teams/queries.ts';\n\nexport default function planted() {\n  return [pageContext, findTeam];\n}\n",
  ],
  ...['serve', 'site', 'exchange', 'play', 'accounts'].map((storey): [string, string] => [
    `server/${storey}/planted/below.ts`,
    "import { write } from '#server/platform/db/write.ts';\n\nexport const planted = write;\n",
  ]),
  [
    'server/platform/planted/any-storey.test.ts',
    "import { createHttpApp } from '#server/serve/app.ts';\n\nexport const planted = createHttpApp;\n",
  ],
  ['scripts/allowed.ts', "console.log('planted');\n"],
];

test('lint refuses each forbidden pattern by its rule and accepts the allowed ones', () => {
  const sandbox = createSandbox();
  for (const [, path, text] of REFUSED) sandbox.write(path, text);
  for (const [path, text] of ALLOWED) sandbox.write(path, text);

  const { stdout } = sandbox.run(
    'biome',
    'check',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--reporter=json',
    '.',
  );

  const report: { diagnostics: Finding[] } = JSON.parse(stdout);
  const found = report.diagnostics
    .map((diagnostic) => `${diagnostic.location.path}: ${diagnostic.category}`)
    .sort();
  const expected = REFUSED.map(([, path, , rule]) => `${path}: ${rule}`);
  // The other half of the cycle is part of it.
  expected.push('domain/cycle/two.ts: lint/suspicious/noImportCycles');
  expect(found).toEqual(expected.sort());
});

import { expect, test } from 'vitest';
import { scoringFiles } from './score-worker.ts';

function chunk(fileName: string, source: string, more: object = {}) {
  const nothing = { imports: [], dynamicImports: [], viteMetadata: undefined };
  return { type: 'chunk', fileName, moduleIds: [`/x/app/${source}`], ...nothing, ...more };
}

test('a scoring page’s files are its scripts, what they import and its own style', () => {
  const metadata = {
    importedCss: new Set(['s.css']),
    importedAssets: new Set(['mark.svg', 'assets/office-x_1.css', 'assets/score-x_1.css']),
  };
  const bundle = {
    'score.js': chunk('score.js', 'routes/score/score.tsx', {
      imports: ['shared.js'],
      dynamicImports: ['later.js'],
    }),
    'root.js': chunk('root.js', 'root.tsx', { viteMetadata: metadata }),
    'shared.js': chunk('shared.js', 'lib/shared.ts', { imports: ['score.js'] }),
    'later.js': chunk('later.js', 'features/scoring/later.tsx'),
    'admin.js': chunk('admin.js', 'routes/admin/teams.tsx', { imports: ['shared.js'] }),
    'exam.js': chunk('exam.js', 'routes/score/exam.tsx', { imports: ['shared.js', 'admin.js'] }),
    'watch.js': chunk('watch.js', 'routes/score/watch.tsx', { imports: ['shared.js'] }),
    'pin.js': chunk('pin.js', 'routes/score/pin-sign-in.tsx', { imports: ['shared.js'] }),
    's.css': { type: 'asset', fileName: 's.css' },
    'mark.svg': { type: 'asset', fileName: 'mark.svg' },
    'assets/office-x_1.css': { type: 'asset', fileName: 'assets/office-x_1.css' },
    'assets/score-x_1.css': { type: 'asset', fileName: 'assets/score-x_1.css' },
  };
  expect(scoringFiles(bundle as never)).toEqual(
    [
      'assets/score-x_1.css',
      'later.js',
      'mark.svg',
      'root.js',
      's.css',
      'score.js',
      'shared.js',
    ].map((it) => `/${it}`),
  );
});

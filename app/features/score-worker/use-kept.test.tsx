// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { useKept } from './use-kept.ts';

function Shown() {
  return <p>{useKept('/score/m1') ? 'kept' : 'not kept'}</p>;
}

/** A browser whose worker has kept these pages. */
function stubWorker(pages: Set<string>) {
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: Promise.resolve({}) } });
  vi.stubGlobal('caches', {
    match: async (path: string) => (pages.has(path) ? new Response('') : undefined),
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a page is said to be kept once the worker has it', async () => {
  const pages = new Set(['/score/m2']);
  stubWorker(pages);
  const { container } = showPart(<Shown />);
  expect(container.textContent).toBe('not kept');
  pages.add('/score/m1');
  await vi.waitFor(() => expect(container.textContent).toBe('kept'), { timeout: 5000 });
});

test('a browser without a worker keeps nothing and says nothing', () => {
  const { container } = showPart(<Shown />);
  expect(container.textContent).toBe('not kept');
});

import { afterEach, expect, test, vi } from 'vitest';
import { requireMe } from './require-me.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/admin/teams?q=simba', '/sign-in?next=%2Fadmin%2Fteams%3Fq%3Dsimba'],
  ['/sw/coach', '/sw/sign-in?next=%2Fsw%2Fcoach'],
])('a signed-out person comes back to %s with its query', async (path, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 401 }, { status: 401 }));
  const thrown = await requireMe(new Request(`https://wavu.example${path}`)).catch((it) => it);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('location')).toBe(expected);
});

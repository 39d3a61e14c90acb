import { expect, test } from '../support/journey.ts';
import { type Call, createWorld, writeSomething } from '../support/random-writes.ts';
import { startWavu } from '../support/wavu.ts';

/** 10,000 in the long form: WAVU_WRITES=10000. */
const WRITES = Number(process.env.WAVU_WRITES ?? 60);
const SEED = Number(process.env.WAVU_SEED ?? 1);

/** Small and repeatable. */
function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A connection that was kept open may be closed by the server just when it is used again. */
async function insist(url: string, init: RequestInit): Promise<Response> {
  for (let left = 3; left > 0; left -= 1) {
    const answer = await fetch(url, init).catch(() => undefined);
    if (answer) return answer;
  }
  return fetch(url, init);
}

test('every page shows a write once it is acknowledged, also to readers with an older copy', async () => {
  test.setTimeout(0);
  const wavu = await startWavu();
  try {
    const email = 'writer@example.org';
    await wavu.command(
      'user',
      'add',
      '--email',
      email,
      '--name',
      'Writer',
      '--role',
      'admin',
      '--password',
      'a long enough password',
    );
    const token = (await wavu.command('token', 'add', '--email', email, '--name', 'w')).trim();
    const call: Call = async (method, path, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await insist(`${wavu.url}/api/v1${path}`, { method, headers, ...sent });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text || '{}');
    };

    /** As a browser keeps pages: asked with their tag, a 304 shows what was kept. */
    const responses = new Map<string, { tag: string; html: string }>();
    async function read(path: string): Promise<string> {
      const known = responses.get(path);
      const headers = new Headers(known && { 'if-none-match': known.tag });
      const answer = await insist(wavu.url + path, { headers });
      if (answer.status === 304) return known!.html;
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      responses.set(path, { tag: answer.headers.get('etag') ?? '', html });
      return html;
    }

    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const world = await createWorld(call, today);
    const chance = createChance(SEED);
    const stale: string[] = [];
    let reads = 0;
    for (let write = 0; write < WRITES; write += 1) {
      const { label, pages, shows } = await writeSomething(world, chance);
      const seen = await Promise.all(pages.map(read));
      reads += pages.length;
      for (const [at, html] of seen.entries()) {
        if (!shows.test(html)) stale.push(`write ${write}, ${label}: ${pages[at]}`);
      }
    }
    expect({ reads: reads > WRITES, stale }).toEqual({ reads: true, stale: [] });
  } finally {
    await wavu.remove();
  }
});

// A client of the Wavu API for Node 20, Deno, Bun and browsers. One file, nothing to install.
//
//   import { createWavu } from './wavu.mjs';
//   const wavu = createWavu('https://scores.example');
//   for await (const match of wavu.each('GET /matches', { query: { status: 'Live' } }))
//     console.log(match.team1.name, match.team1Wins);

/** A refusal of the API: its code, its sentence and the fields at fault. */
export class WavuError extends Error {
  constructor(problem) {
    super(problem.detail);
    this.name = 'WavuError';
    this.code = problem.code;
    this.status = problem.status;
    this.errors = problem.errors ?? [];
    this.retryAfter = problem.retryAfter;
  }
}

const TRIES = 4;
const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/**
 * @param origin the address of the site
 * @param options.token from the page /account; without one only what is public can be read
 */
export function createWavu(origin, { token } = {}) {
  async function call(name, { path = {}, query = {}, body, key, ifMatch } = {}) {
    const [method, pattern] = name.split(' ');
    const url = new URL(`/api/v1${filledIn(pattern, path)}`, origin);
    for (const [field, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(field, value);
    }
    const headers = {};
    if (token) headers.authorization = `Bearer ${token}`;
    if (key) headers['idempotency-key'] = key;
    if (ifMatch) headers['if-match'] = ifMatch;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const content = body === undefined ? undefined : JSON.stringify(body);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(url, { method, headers, body: content });
      if (answer.ok) return read(answer);
      const problem = await answer.json();
      // Too many calls, and nothing was done: the answer says how long to wait.
      if (answer.status !== 429 || attempt === TRIES) throw new WavuError(problem);
      await seconds(problem.retryAfter ?? 1);
    }
  }

  /** All rows of a list, page after page. */
  async function* each(name, { query = {}, ...options } = {}) {
    let cursor;
    do {
      const page = await call(name, { ...options, query: { ...query, cursor } });
      yield* page.items;
      cursor = page.next ?? undefined;
    } while (cursor);
  }

  return { call, each, live: (options) => live(origin, options) };
}

function filledIn(pattern, values) {
  return pattern.replace(/[{](\w+)[}]/g, (_, name) => encodeURIComponent(values[name]));
}

function read(answer) {
  if (answer.status === 204) return undefined;
  const isJson = answer.headers.get('content-type')?.includes('json');
  return isJson ? answer.json() : answer.text();
}

/**
 * The lines of the live stream, for ever: after a break it goes on behind the last line that came.
 * `{ resync: true }` says that lines were lost: read the matches again.
 *
 * @param options.match the id of one match; without it all matches
 * @param options.after the last version that is known; 0 begins with the line as it stands
 */
async function* live(origin, { match, after, signal, waitSeconds = 2 } = {}) {
  let last = after;
  for (;;) {
    try {
      const url = new URL('/api/v1/live', origin);
      if (match) url.searchParams.set('match', match);
      const headers = last === undefined ? {} : { 'last-event-id': String(last) };
      const answer = await fetch(url, { headers, signal });
      if (answer.status === 404) throw new WavuError(await answer.json());
      if (answer.ok) {
        for await (const event of eventsOf(answer.body)) {
          if (event.id !== undefined) last = event.id;
          if (event.event === 'score') yield JSON.parse(event.data);
          if (event.event === 'resync') yield { resync: true };
        }
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof WavuError) throw error;
    }
    await seconds(waitSeconds);
  }
}

/** The events of a stream, after the standard of server-sent events. */
async function* eventsOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop();
    for (const block of blocks) {
      const fields = [...block.matchAll(/^(\w+): ?(.*)$/gm)].map(([, name, rest]) => [name, rest]);
      yield Object.fromEntries(fields);
    }
  }
}

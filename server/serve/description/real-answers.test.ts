import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { CALL_RIGHTS } from '../call-rights.ts';
import { ROLES } from '../testing/cast.ts';
import { rightCall } from '../testing/right-calls.ts';
import { worldOf } from '../testing/world.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => {
  now += ms;
  return now;
});
const { body: document } = await server.call('GET', '/api/v1/openapi.json');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'document');

/** To compile the description of an answer takes far longer than to read an answer by it. */
const validators = new Map<string, ValidateFunction>();

function validatorOf($ref: string): ValidateFunction {
  const known = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, known);
  return known;
}

/** The text of what is wrong with an answer; undefined where it is as described. */
function faultOf(path: string, status: number, type: string, body: unknown): string | undefined {
  const { responses } = document.paths[path].get;
  const key = responses[status] ? String(status) : 'default';
  const shared = responses[key].$ref?.slice(2).split('/');
  const place = [
    ...(shared ?? ['paths', path, 'get', 'responses', key]),
    'content',
    type,
    'schema',
  ];
  const parts = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'));
  const validate = validatorOf(`document#/${parts.map(encodeURIComponent).join('/')}`);
  return validate(body) ? undefined : `${status} ${ajv.errorsText(validate.errors)}`;
}

/** The streams never end. */
const ENDLESS = ['GET /live', 'GET /matches/{id}/seat-changes'];
const reads = Object.keys(CALL_RIGHTS).filter(
  (call) => call.startsWith('GET ') && !ENDLESS.includes(call),
);

test('the answer of every read, to whoever asks, is as the document describes it', async () => {
  const wrong: string[] = [];
  let answered = 0;
  for (const name of reads) {
    for (const role of ROLES) {
      const { path } = await rightCall(name, world, role);
      now += 60_000;
      const token = world.tokens[role];
      const { status, body, headers } = await server.call('GET', `/api/v1${path}`, undefined, {
        token,
      });
      const type = headers.get('content-type')?.split(';')[0] ?? '';
      if (!type.endsWith('json')) continue;
      answered += 1;
      const fault = faultOf(name.slice('GET '.length), status, type, body);
      if (fault) wrong.push(`${name} as ${role}: ${fault}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(reads.length).toBeGreaterThan(80);
  expect(answered).toBeGreaterThan(reads.length * 5);
});

test('an answer with a field of another kind is found', () => {
  const { body } = { body: { items: [{ id: 7 }], next: null } };
  expect(faultOf('/matches', 200, 'application/json', body)).toContain('must be string');
  expect(faultOf('/matches', 404, 'application/problem+json', {})).toContain('required');
});

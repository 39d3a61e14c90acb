import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WhatsAppAccount } from '#server/platform/config/whatsapp-gateway.ts';

const VERSION = 'v23.0';
const PHONE_ID = '106540352242922';
const TOKEN = 'a-token-of-a-system-user';
const TEMPLATE = { name: 'wavu_message', language: 'sw' };
const WINDOW_MS = 24 * 60 * 60_000;
const JSON_HEADERS = { 'content-type': 'application/json' };

export type TakenMessage = { to: string; text: string; form: 'text' | 'template'; id: string };
export type ApiBehaviour = 'takes' | 'token ended' | 'no number' | 'busy' | 'fault' | 'resets';

const REFUSALS: Partial<Record<ApiBehaviour, { status: number; code: number }>> = {
  'token ended': { status: 401, code: 190 },
  'no number': { status: 400, code: 131026 },
  busy: { status: 429, code: 130429 },
  fault: { status: 500, code: 131000 },
};

/**
 * The messages call of Meta's Cloud API, as its documentation describes it: a bearer, the address with version
 * and id of the number, a text only within the 24 hours after one of the person, else the approved template
 * with one parameter in one line. Meta itself was never asked.
 */
export async function startCloudApi(clock: () => number) {
  const taken: TakenMessage[] = [];
  const faults: string[] = [];
  /** The time of the last text of each number. */
  const heard = new Map<string, number>();
  let behaviour: ApiBehaviour = 'takes';

  const server = createServer(async (request, response) => {
    let bytes = '';
    for await (const chunk of request) bytes += chunk;
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, JSON_HEADERS).end(JSON.stringify(body));
    const refuse = (status: number, code: number) =>
      answer(status, { error: { message: `(#${code})`, type: 'OAuthException', code } });
    const isCall = request.method === 'POST' && request.url === `/${VERSION}/${PHONE_ID}/messages`;
    if (!isCall) faults.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return refuse(401, 190);
    const refusal = REFUSALS[behaviour];
    if (refusal) return refuse(refusal.status, refusal.code);
    const message = readMessage(JSON.parse(bytes));
    if (typeof message === 'string') {
      faults.push(message);
      return refuse(400, 100);
    }
    const isOpen = clock() - (heard.get(message.to) ?? Number.NEGATIVE_INFINITY) < WINDOW_MS;
    if (message.form === 'text' && !isOpen) return refuse(400, 131047);
    const id = `wamid.${taken.length + 1}`;
    taken.push({ ...message, id });
    if (behaviour === 'resets') return request.socket.destroy();
    const contacts = [{ input: message.to, wa_id: message.to }];
    answer(200, { messaging_product: 'whatsapp', contacts, messages: [{ id }] });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const account: WhatsAppAccount = {
    gateway: {
      kind: 'whatsapp',
      origin: `http://127.0.0.1:${port}/${VERSION}`,
      user: PHONE_ID,
      password: TOKEN,
      from: '',
      price: 40,
      template: TEMPLATE,
    },
    appSecret: 'the-secret-of-the-app',
    verifyToken: 'what-meta-says-first',
    number: '+255755000000',
  };
  return {
    account,
    taken,
    faults,
    heard,
    behave(next: ApiBehaviour) {
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** @returns the fault of a request that the API does not take */
function readMessage(body: any): Omit<TakenMessage, 'id'> | string {
  const { messaging_product, recipient_type, to, type } = body;
  if (messaging_product !== 'whatsapp') return 'messaging_product';
  if (recipient_type !== 'individual' || !/^\d{8,15}$/.test(to)) return 'recipient';
  if (type === 'text') return { to, text: body.text.body, form: 'text' };
  const { name, language, components } = body.template;
  if (name !== TEMPLATE.name || language.code !== TEMPLATE.language) return 'template';
  const [component, ...others] = components;
  const [parameter, ...more] = component.parameters;
  const isWhole = component.type === 'body' && parameter.type === 'text';
  if (!isWhole || others.length + more.length > 0) return 'components';
  if (/[\n\t]| {5}/.test(parameter.text) || parameter.text === '') return 'parameter';
  return { to, text: parameter.text, form: 'template' };
}

/** A call of Meta: the bytes and the signature. */
export function callOfMeta(value: object, account: WhatsAppAccount) {
  const metadata = { display_phone_number: '255755000000', phone_number_id: account.gateway.user };
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } },
        ],
      },
    ],
  });
  return signedByMeta(body, account);
}

export function signedByMeta(body: string, { appSecret }: WhatsAppAccount) {
  const digest = createHmac('sha256', appSecret).update(body).digest('hex');
  return { body, headers: { ...JSON_HEADERS, 'x-hub-signature-256': `sha256=${digest}` } };
}

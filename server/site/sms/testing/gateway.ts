import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Gateway } from '#server/platform/config/sms-gateway.ts';

export type Taken = { to: string; text: string; reference: string | undefined };
type Kind = Exclude<Gateway['kind'], 'whatsapp'>;
/** `hangs` and `resets` come after the message was taken, as it is on a bad line. */
export type Behaviour =
  | 'takes'
  | 'no balance'
  | 'bad number'
  | 'busy'
  | 'fault'
  | 'hangs'
  | 'resets';

/** The four kinds of gateways, as their documentation says that they answer. None of them was asked. */
export async function startGateway(kind: Kind) {
  const taken: Taken[] = [];
  const faults: string[] = [];
  let behaviour: Behaviour = 'takes';

  function answer(response: ServerResponse, status: number, body: unknown) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const fault = faultOf(kind, request.url ?? '', request.headers);
    if (fault !== undefined) faults.push(fault);
    if (behaviour === 'busy') return answer(response, 429, { message: 'slow down' });
    if (behaviour === 'fault') return answer(response, 503, { message: 'away' });
    if (behaviour !== 'no balance' && behaviour !== 'bad number') taken.push(readPart(kind, body));
    if (behaviour === 'hangs') return;
    if (behaviour === 'resets') return request.socket.destroy();
    answer(response, statusOf(kind), ANSWERS[kind](behaviour, taken.length));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const gateway: Gateway & { kind: Kind } = {
    kind,
    origin: `http://127.0.0.1:${port}`,
    user: 'club',
    password: 'key',
    from: 'WAVU',
    price: 22,
  };
  return {
    gateway,
    taken,
    faults,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const statusOf = (kind: Kind) => (kind === 'africastalking' ? 201 : 200);

const BASIC = `Basic ${Buffer.from('club:key').toString('base64')}`;
const PATHS: Record<Kind, string> = {
  africastalking: '/version1/messaging',
  beem: '/v1/send',
  nextsms: '/api/sms/v2/text/single',
  android: '/message',
};

function faultOf(kind: Kind, path: string, headers: Record<string, unknown>): string | undefined {
  const isKnown =
    kind === 'africastalking'
      ? headers.apikey === 'key'
      : headers.authorization === (kind === 'nextsms' ? 'Bearer key' : BASIC);
  if (!isKnown) return 'not known';
  return path === PATHS[kind] ? undefined : path;
}

function readPart(kind: Kind, body: string): Taken {
  if (kind === 'africastalking') {
    const form = new URLSearchParams(body);
    return { to: form.get('to') ?? '', text: form.get('message') ?? '', reference: undefined };
  }
  const json = JSON.parse(body);
  if (kind === 'beem') {
    const to = `+${json.recipients[0].dest_addr}`;
    return { to, text: json.message, reference: undefined };
  }
  if (kind === 'nextsms') return { to: `+${json.to}`, text: json.text, reference: json.reference };
  return { to: json.phoneNumbers[0], text: json.textMessage.text, reference: json.id };
}

const ANSWERS: Record<Kind, (behaviour: Behaviour, id: number) => unknown> = {
  africastalking(behaviour, id) {
    const statusCode = { 'no balance': 405, 'bad number': 403 }[behaviour as string] ?? 101;
    const cost = statusCode === 101 ? 'TZS 22.0000' : '0';
    const messageId = `AT-${id}`;
    const recipient = { statusCode, status: 'Status', cost, number: '+255712345678', messageId };
    return { SMSMessageData: { Message: 'Sent', Recipients: [recipient] } };
  },
  beem(behaviour, id) {
    const code = { 'no balance': 102, 'bad number': 101 }[behaviour as string] ?? 100;
    return { successful: code === 100, code, message: 'Message', request_id: id };
  },
  nextsms(behaviour, id) {
    const name = {
      'no balance': 'REJECTED_NOT_ENOUGH_CREDITS',
      'bad number': 'REJECTED_DESTINATION',
    };
    const refused = name[behaviour as 'no balance'];
    const status = refused
      ? { groupName: 'REJECTED', name: refused }
      : { groupName: 'PENDING', name: 'PENDING_ENROUTE' };
    return { messages: [{ messageId: `NEXT-${id}`, status }] };
  },
  android: (behaviour, id) =>
    behaviour === 'takes' ? { id: `phone-${id}`, state: 'Pending' } : { state: 'Failed' },
};

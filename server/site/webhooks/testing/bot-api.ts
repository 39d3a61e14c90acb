import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Message = { id: number; chat: string; text: string };
type BotRequest = {
  method: string;
  chat_id: string;
  message_id?: number;
  text: string;
  parse_mode: string;
};
/** An answer in place of the usual one. */
type Behaviour = { status: number; description: string; retryAfter?: number };

const TOKEN = '/bot123:secret/';

/** The Bot API of Telegram, as its documentation says that it answers: messages that are sent and edited. */
export async function startBotApi() {
  const requests: BotRequest[] = [];
  const messages = new Map<number, Message>();
  const answers: Behaviour[] = [];
  let lastId = 0;

  function carryOut({ method, chat_id: chat, message_id: id, text }: BotRequest): object {
    if (method === 'sendMessage') {
      lastId += 1;
      messages.set(lastId, { id: lastId, chat, text });
      return { ok: true, result: { message_id: lastId } };
    }
    const message = messages.get(id ?? 0);
    if (!message) return bad('Bad Request: message to edit not found');
    if (message.text === text) return bad('Bad Request: message is not modified');
    message.text = text;
    return { ok: true, result: { message_id: message.id } };
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    if (!path.startsWith(TOKEN)) {
      response.writeHead(401).end(JSON.stringify(bad('Unauthorized')));
      return;
    }
    const call: BotRequest = { ...JSON.parse(body), method: path.slice(TOKEN.length) };
    requests.push(call);
    const scripted = answers.shift();
    const answer = scripted
      ? { ...bad(scripted.description), parameters: { retry_after: scripted.retryAfter } }
      : carryOut(call);
    const status = scripted?.status ?? ('result' in answer ? 200 : 400);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    messages,
    answers,
    address: `http://bot.test:${port}${TOKEN}sendMessage?chat_id=@ligi`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function bad(description: string) {
  return { ok: false, description };
}

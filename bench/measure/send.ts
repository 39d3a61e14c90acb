import { type IncomingMessage, request } from 'node:http';

export type Sent = {
  method?: string;
  path: string;
  body?: Uint8Array | string;
  as?: string;
  type?: string;
};

/** From an address of this machine, on a connection of its own. @returns the status, 0 where it broke off */
export function send(
  from: string,
  port: number,
  { method = 'GET', path, body, as, type }: Sent,
): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br',
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body ? { 'content-type': type ?? 'application/json' } : {}),
    };
    const options = { host: '127.0.0.1', localAddress: from, port, path, method, headers };
    const sent = request({ ...options, agent: false }, (answer: IncomingMessage) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

import { request } from 'node:http';

export type Answer = { status: number; head: Record<string, string>; body: Buffer };

/** As it came over the wire: still compressed. */
export function get(
  port: number,
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'br' },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const head = response.headers as Record<string, string>;
        resolve({ status: response.statusCode ?? 0, head, body: Buffer.concat(pieces) });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; raw: string };

export type MailRelay = {
  url: string;
  received: ReceivedMail[];
  /** The next so many mails are answered with this code. */
  refuse: (times: number, code: number) => void;
  stop: () => Promise<void>;
};

/** A real SMTP server on this machine that keeps what it is given. */
export async function startMailRelay(): Promise<MailRelay> {
  const received: ReceivedMail[] = [];
  let refusals = { times: 0, code: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      if (refusals.times === 0) return callback();
      refusals = { ...refusals, times: refusals.times - 1 };
      const refusal = Object.assign(new Error('Not now'), { responseCode: refusals.code });
      return callback(refusal);
    },
    onData(stream, { envelope }, callback) {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map((it) => it.address), raw });
        callback();
      }, callback);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times, code) => {
      refusals = { times, code };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The raw mail with its folded lines and quoted-printable signs undone. */
export function readable(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\r\n', '\n');
}

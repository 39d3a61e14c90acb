import { createServer } from 'node:net';

/**
 * Whether a server may be started on the port of the environment. Asked before anything is installed or
 * built, which would change the files of a server that is running there.
 */
export function isPortFree({ PORT, HOST }) {
  const port = Number(PORT || 3000);
  // The server itself says what is wrong with such a number.
  if (!Number.isInteger(port) || port < 1 || port > 65535) return Promise.resolve(true);
  return new Promise((resolve) => {
    const probe = createServer((socket) => socket.destroy());
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, HOST || '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

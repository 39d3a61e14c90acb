import { type AddressInfo, createServer, type Socket } from 'node:net';
import { answerParent, cpuMicroseconds, sharedClock } from './child.ts';

/** The least that a fan-out can do: one write to each socket, in one loop, nothing else. */
const sockets = new Set<Socket>();
const line = Buffer.from(
  'id: 1234\nevent: score\ndata: {"id":"0191b2c3-0000-7000-8000-000000000000","v":1234,"s":"Live","wins":[0,0],"set":1,"score":[12,11],"serve":1}\n\n',
);
const server = createServer({ noDelay: true }, (socket) => {
  sockets.add(socket);
  socket.write('retry: 1000\n\n');
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
  socket.resume();
});

answerParent(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 16_384, resolve));
  return {
    answers: {
      start: () => ({ port: (server.address() as AddressInfo).port }),
      cpu: cpuMicroseconds,
      point() {
        const at = sharedClock();
        for (const socket of sockets) socket.write(line);
        return at;
      },
    },
  };
});

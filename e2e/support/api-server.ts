import { pino } from 'pino';
import { readEnvironment } from '../../server/platform/config/environment.ts';
import { startWavu } from '../../server/start.ts';

// The program without its pages. Everything is loaded before the word comes to start, so that a
// fresh process stands ready beside the one that is about to be killed, with no file open yet.
process.once('message', async () => {
  const environment = readEnvironment(process.env);
  await startWavu({ environment, log: pino({ level: 'error' }) });
  process.send?.('started');
});
process.once('disconnect', () => process.exit(0));
process.send?.('loaded');

import { errorCode } from './error-code.ts';

type Place = {
  PORT: number;
  HOST: string;
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
};

type Fault = Error & { code?: string; path?: string; hostname?: string };

/** The cause of a failed start, as one line that names the setting at fault. */
export function startFault(error: unknown, place: Place | undefined): string {
  const text = sentenceOf(error, place);
  const line = text.split('\n')[0]!;
  if (line.startsWith('Cannot start')) return line;
  return /^[A-Z][a-z]* /.test(line) ? `Cannot start. ${line}` : `Cannot start: ${line}`;
}

function sentenceOf(error: unknown, place: Place | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (!place) return error.message;
  const code = errorCode(error);
  return portFault(code, place) ?? databaseFault(code, place) ?? fileFault(error, code, place);
}

function portFault(code: string, { PORT, HOST }: Place): string | undefined {
  if (code === 'EADDRINUSE') {
    return `port ${PORT} is taken, perhaps by a Wavu that is already running. Stop it, or choose another PORT.`;
  }
  if (code === 'EADDRNOTAVAIL') return `this machine has no address ${HOST} (HOST).`;
  if (code === 'EACCES_LISTEN') {
    return `port ${PORT} may be opened by root only. Choose a PORT of 1024 or more, with a proxy in front.`;
  }
  return undefined;
}

function databaseFault(code: string, { DATABASE_URL }: Place): string | undefined {
  if (!DATABASE_URL) return undefined;
  const { host, pathname, username } = new URL(DATABASE_URL);
  const name = decodeURIComponent(pathname.slice(1));
  const user = decodeURIComponent(username);
  switch (code) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case '57P03':
      return `no PostgreSQL answers at ${host} (DATABASE_URL).`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${host} is not known (DATABASE_URL).`;
    case '3D000':
      return `there is no database ${name} at ${host} (DATABASE_URL).`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${host} does not let ${user || 'this user'} in (DATABASE_URL).`;
    default:
      return undefined;
  }
}

function fileFault(error: Fault, code: string, { DATA_DIR }: Place): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${error.path ?? DATA_DIR} cannot be written (DATA_DIR is ${DATA_DIR}).`;
    case 'ENOSPC':
      return `the disk of ${DATA_DIR} is full (DATA_DIR).`;
    case 'ERR_SQLITE_ERROR':
      return `the database in ${DATA_DIR} cannot be opened (DATA_DIR): ${error.message}.`;
    case 'ERR_MODULE_NOT_FOUND':
      return `the pages are not built or packages are missing; npm run build mends both (${error.message}).`;
    default:
      return error.message;
  }
}

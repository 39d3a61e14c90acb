/** A question to the process that holds the servers of a worker; `env` is the environment of a server. */
export type Question =
  | { id: number; type: 'start'; env: Record<string, string> }
  | { id: number; type: 'stop'; url: string }
  | { id: number; type: 'command'; env: Record<string, string>; args: string[] };

/** Its answer, or lines that a server has logged meanwhile. */
export type Answer =
  | { id: number; printed: string }
  | { id: number; error: string }
  | { url: string; log: string };

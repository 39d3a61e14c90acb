import type { Role } from '#contract/accounts/user.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import type { TestServer } from './start-test-server.ts';

const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;

export type ApiAnswer = { status: number; body: any };
export type Person = {
  id: string;
  email: string;
  token: string;
  /** A call of the API by this person; the path without `/api/v1`. */
  ask: (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;
};

/** An account with a token, by a name of letters only. */
export async function addPerson(
  { store, call }: Pick<TestServer, 'store' | 'call'>,
  name: string,
  role: Role = 'Coach',
): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`;
  const id = await addUser(store, AUTHOR, { email, name, role, password: 'long enough 1' });
  const token = await addToken(store, AUTHOR, { email, name: 'test' });
  const ask: Person['ask'] = (method, path, body) =>
    call(method, `/api/v1${path}`, body, { token });
  return { id, email, token, ask };
}

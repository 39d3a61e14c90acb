import type { Me, Role, User } from '#contract/accounts/user.ts';
import { ApiProblem, callApi, callServer } from './client.ts';

/** The account that is signed in here, or undefined for a visitor. */
export async function findMe(): Promise<Me | undefined> {
  try {
    return await callApi<Me>('GET', '/me');
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return;
    throw error;
  }
}

/** A marker beside the session, which scripts cannot read: asking who is signed in is worth while. */
export function isMarkedSignedIn(): boolean {
  return /signed_in=1/.test(document.cookie);
}

export async function findMeIfMarked(): Promise<Me | undefined> {
  return isMarkedSignedIn() ? findMe() : undefined;
}

/** @param code of the second step, where the server has asked for one */
export async function signIn(email: string, password: string, code?: string): Promise<void> {
  await callServer('POST', '/api/auth/sign-in/email', { body: { email, password, code } });
}

export async function signOut(): Promise<void> {
  await callServer('POST', '/api/auth/sign-out', { body: {} });
}

/** Signs somebody else out on every device. */
export async function endSessionsOf(userId: string): Promise<void> {
  await callApi('DELETE', `/users/${userId}/sessions`);
}

export function chooseRole(userId: string, role: Role): Promise<User> {
  return callApi('PATCH', `/users/${userId}`, { body: { role } });
}

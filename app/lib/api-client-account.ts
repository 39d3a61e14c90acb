import type { Me, Role, User } from '#contract/user.ts';
import { ApiProblem, callApi, callServer } from './api-client.ts';

/** Who is signed in here, or undefined for a visitor. */
export async function findMe(): Promise<Me | undefined> {
  try {
    return await callApi<Me>('GET', '/me');
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return;
    throw error;
  }
}

/** A marker says whether asking who is signed in is worth while. */
export async function findMeIfMarked(): Promise<Me | undefined> {
  return /(^|; )signed_in=1/.test(document.cookie) ? findMe() : undefined;
}

export async function signIn(email: string, password: string): Promise<void> {
  await callServer('POST', '/api/auth/sign-in/email', { body: { email, password } });
}

export async function signOut(): Promise<void> {
  await callServer('POST', '/api/auth/sign-out', { body: {} });
}

export function chooseRole(userId: string, role: Role): Promise<User> {
  return callApi('PATCH', `/users/${userId}`, { body: { role } });
}

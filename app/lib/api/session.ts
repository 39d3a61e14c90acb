import type { GoogleSignIn } from '#contract/accounts/account.ts';
import type { SignIn } from '#contract/accounts/sign-in.ts';
import type { Me } from '#contract/accounts/user.ts';
import { callApi } from './call.ts';
import { ApiProblem, callServer } from './client.ts';

/** The account that is signed in here, or undefined for a visitor. */
export async function findMe(): Promise<Me | undefined> {
  try {
    return await callApi('GET /me');
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

export async function signIn(body: SignIn): Promise<void> {
  await callServer('POST', '/api/auth/sign-in/email', { body });
}

export async function signOut(): Promise<void> {
  await callServer('POST', '/api/auth/sign-out', { body: {} });
}

/** @returns where at Google to go on */
export async function startGoogle(pages: { next: string; failed: string }): Promise<string> {
  const body: GoogleSignIn = {
    providerId: 'google',
    callbackURL: pages.next,
    errorCallbackURL: pages.failed,
  };
  const { url } = await callServer<{ url: string }>('POST', '/api/auth/sign-in/oauth2', { body });
  return url;
}

import type {
  Account,
  ChangePassword,
  EraseAccount,
  NewEmailRequest,
  Register,
  ResetRequest,
  Session,
  UpdateAccount,
  UseLink,
} from '#contract/accounts/account.ts';
import type { Language } from '#contract/language.ts';
import { callApi, callServer } from './client.ts';
import type { Sending } from './send-file.ts';

/** Mails a link, or tells the owner of a known address; the answer is the same. */
export async function requestRegistration(input: Register): Promise<void> {
  await callApi('POST', '/registrations', { body: input });
}

export async function requestPasswordReset(input: ResetRequest): Promise<void> {
  await callApi('POST', '/password-resets', { body: input });
}

export type LinkKind = 'registrations' | 'password-resets';

/** Sets the password of the link's account. @returns whom to sign in with it */
export async function redeemLink(kind: LinkKind, link: UseLink): Promise<string> {
  const { email } = await callApi<{ email: string }>('POST', `/${kind}/confirm`, { body: link });
  return email;
}

/** @returns where at Google to go on */
export async function startGoogle(ways: { next: string; failed: string }): Promise<string> {
  const { url } = await callServer<{ url: string }>('POST', '/api/auth/sign-in/oauth2', {
    body: { providerId: 'google', callbackURL: ways.next, errorCallbackURL: ways.failed },
  });
  return url;
}

export function getAccount(): Promise<Account> {
  return callApi('GET', '/account');
}

export function updateAccount(changes: UpdateAccount): Promise<Account> {
  return callApi('PATCH', '/account', { body: changes });
}

export function putPicture(file: File, sending: Sending): Promise<Account> {
  return callApi('PUT', '/account/picture', { file, sending });
}

export async function removePicture(): Promise<void> {
  await callApi('DELETE', '/account/picture');
}

/** The other devices are signed out; the mail that tells of it is in `language`. */
export async function changePassword(change: ChangePassword, language: Language): Promise<void> {
  await callApi('PUT', '/account/password', { body: change, query: { language } });
}

/** Mails a link to the new address; the account keeps its former one until it is followed. */
export async function requestNewEmail(input: NewEmailRequest): Promise<void> {
  await callApi('POST', '/account/email', { body: input });
}

/** @returns the address that the account has now */
export async function confirmNewEmail(token: string, language: Language): Promise<string> {
  const body = { token, language };
  return (await callApi<{ email: string }>('POST', '/account/email/confirm', { body })).email;
}

export async function listSessions(): Promise<Session[]> {
  const { items } = await callApi<{ items: Session[] }>('GET', '/account/sessions');
  return items;
}

export async function endSession(id: string): Promise<void> {
  await callApi('DELETE', `/account/sessions/${id}`);
}

export async function endAllSessions(): Promise<void> {
  await callApi('DELETE', '/account/sessions');
}

export async function eraseAccount(confirmed: EraseAccount): Promise<void> {
  await callApi('POST', '/account/erasure', { body: confirmed });
}

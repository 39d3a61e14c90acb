import type { ErasePerson } from '#contract/people/erasure.ts';
import { callApi } from './client.ts';

export type PersonKind = 'players' | 'officials';

/** Of somebody without an account, when that person asks for it. */
export function erasePerson(kind: PersonKind, id: string, choice: ErasePerson): Promise<void> {
  return callApi('POST', `/${kind}/${id}/erasure`, { body: choice });
}

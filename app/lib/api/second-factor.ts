import type {
  BeginSecondFactor,
  BegunSecondFactor,
  EndSecondFactor,
  RecoveryCodes,
} from '#contract/accounts/second-factor.ts';
import { callApi } from './client.ts';

export function beginSecondFactor(proof: BeginSecondFactor): Promise<BegunSecondFactor> {
  return callApi('POST', '/account/second-factor', { body: proof });
}

/** @returns the recovery codes, this once */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await callApi<RecoveryCodes>('POST', '/account/second-factor/confirm', {
    body: { code },
  });
  return recoveryCodes;
}

export async function endSecondFactor(proof: EndSecondFactor): Promise<void> {
  await callApi('POST', '/account/second-factor/end', { body: proof });
}

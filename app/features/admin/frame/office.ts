import { createContext, useContext } from 'react';
import type { Me } from '#contract/accounts/user.ts';

/** The account that works in the administration; undefined in a part that is shown alone. */
export const OfficeContext = createContext<Me | undefined>(undefined);

export function useOwnName(): string | undefined {
  return useContext(OfficeContext)?.name;
}

/**
 * Whether the reader runs the site, and not some leagues alone. Only hides what the server would refuse:
 * the API judges every call.
 */
export function useRunsSite(): boolean {
  const me = useContext(OfficeContext);
  return me === undefined || me.role === 'admin';
}

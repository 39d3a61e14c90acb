import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';

const WINDOW_MS = 15 * 60 * 1000;
const TRIES_PER_ADDRESS = 10;
/** Of all addresses together: a code of 60 bits is not found in as many. */
const TRIES_ANYWHERE = 300;

/** Lets the code of the terminal pass, and throws at any other one, with the field `code`. */
export type SetupCodeGuard = (typed: string, address: string, now: number) => void;

/** One for all calls that take the code: a wrong one counts wherever it was tried. */
export function createSetupCodeGuard(isSetupCode: (typed: string) => boolean): SetupCodeGuard {
  const perAddress = createTryLimit(TRIES_PER_ADDRESS, WINDOW_MS);
  const anywhere = createTryLimit(TRIES_ANYWHERE, WINDOW_MS);
  return (typed, address, now) => {
    const wait = Math.max(perAddress.waitSeconds(address, now), anywhere.waitSeconds('', now));
    if (wait > 0) throw tooMany(textOf('setup.tooManyTries'), wait);
    if (isSetupCode(typed)) return;
    perAddress.failed(address, now);
    anywhere.failed('', now);
    const text = textOf('setup.wrongCode');
    throw new AppError('FORBIDDEN', text, { errors: [{ field: 'code', text }] });
  };
}

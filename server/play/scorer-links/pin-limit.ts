import { textOf } from '#contract/text/text.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';

/**
 * Wrong PINs of one address: a hall types some wrong ones and goes on after seconds, not after a quarter
 * of an hour. The number at once, and the number a second.
 */
const OF_ADDRESS = [20, 1 / 15] as const;

/**
 * Of all addresses together, for PINs that begin alike: as good as of one match, because a few dozen are
 * valid at once. A crowd of machines closes a thousandth of all PINs, and gets no further either.
 */
const OF_BEGINNING = [20, 1 / 120] as const;

const BEGINNING_DIGITS = 3;

/**
 * Limits wrong PINs, by the address that they come from and by the digits that they begin with.
 *
 * @returns counts a try before its answer is known, so that many at once do not all slip through; throws
 * too-many with the seconds to wait, and returns a function that takes the try back if its PIN was right
 */
export function limitWrongPins(): (address: string, pin: string, now: number) => () => void {
  const ofAddress = createTokenBucket(...OF_ADDRESS);
  const ofBeginning = createTokenBucket(...OF_BEGINNING);

  return (address, pin, now) => {
    const beginning = pin.slice(0, BEGINNING_DIGITS);
    const wait = ofAddress.take(address, now);
    if (wait > 0) throw tooMany(textOf('pin.tooManyWrong'), wait);
    const waitOfAll = ofBeginning.take(beginning, now);
    if (waitOfAll > 0) {
      ofAddress.charge(address, now, -1);
      throw tooMany(textOf('pin.tooManyWrong'), waitOfAll);
    }
    return () => {
      ofAddress.charge(address, now, -1);
      ofBeginning.charge(beginning, now, -1);
    };
  };
}

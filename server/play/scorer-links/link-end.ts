import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type LinkLife = { expires_at: number; revoked_at: number | null };

/** The reason why a link or PIN opens nothing any more; undefined while it lives. */
export function endOf(link: LinkLife, now: number): AppError | undefined {
  if (link.revoked_at !== null) {
    const detail = textOf('scorerLink.ended');
    return new AppError('NOT_SIGNED_IN', detail, { refusal: 'LINK_ENDED' });
  }
  if (link.expires_at <= now) {
    const detail = textOf('scorerLink.expired');
    return new AppError('NOT_SIGNED_IN', detail, { refusal: 'LINK_EXPIRED' });
  }
  return undefined;
}

/** A PIN is typed at the court: from then on it opens its match, until that is over. */
const PIN_BEFORE_MS = 2 * 60 * 60 * 1000;

type PinnedMatch = { starts_at: number; status: string };

/** The reason why a live PIN opens nothing at this hour; undefined at the hours of its match. */
export function outOfHours(match: PinnedMatch, now: number): AppError | undefined {
  if (now < match.starts_at - PIN_BEFORE_MS) {
    return new AppError('NOT_SIGNED_IN', textOf('pin.tooEarly'), { refusal: 'PIN_TOO_EARLY' });
  }
  if (match.status === 'ended') {
    return new AppError('NOT_SIGNED_IN', textOf('pin.matchOver'), { refusal: 'PIN_MATCH_OVER' });
  }
  return undefined;
}

import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type LinkLife = { expires_at: number; revoked_at: number | null };

/** Why a link or PIN opens nothing any more, told plainly; undefined while it lives. */
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

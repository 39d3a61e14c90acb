import { AppError } from '#server/platform/errors/app-error.ts';

type LinkLife = { expires_at: number; revoked_at: number | null };

/** Why a link or PIN opens nothing any more, told plainly; undefined while it lives. */
export function endOf(link: LinkLife, now: number): AppError | undefined {
  if (link.revoked_at !== null) {
    const detail = 'This scorer link was ended by an administrator. Ask for a new one.';
    return new AppError('NOT_SIGNED_IN', detail, { refusal: 'LINK_ENDED' });
  }
  if (link.expires_at <= now) {
    const detail = 'This scorer link has expired. Ask an administrator for a new one.';
    return new AppError('NOT_SIGNED_IN', detail, { refusal: 'LINK_EXPIRED' });
  }
  return undefined;
}

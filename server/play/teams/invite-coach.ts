import type { InviteCoach } from '#contract/people/team.ts';
import { NO_NAME } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { type HandedLink, insertInvited } from '#server/accounts/links/handed-over.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

/**
 * Makes an account for the coach whom a team names without one, as after an import, and gives the team to
 * it. The link opens the account.
 */
export async function inviteCoach(
  store: Store,
  author: Author,
  teamId: string,
  input: InviteCoach,
  origin: string,
): Promise<HandedLink & { id: string }> {
  authorise(author.actor, 'user:invite', { kind: 'site' });
  return write(store, author, async (tx) => {
    const team = await tx.db
      .selectFrom('team')
      .select(['coach', 'coach_user_id', 'archived_at'])
      .where('id', '=', teamId)
      .executeTakeFirst();
    if (!team) throw notFound('team.notFound');
    if (team.archived_at !== null) throw refused('TEAM_ARCHIVED', textOf('team.archived'));
    if (team.coach_user_id !== null) {
      throw refused('COACH_HAS_ACCOUNT', textOf('team.coachHasAccount'));
    }
    if (team.coach === NO_NAME) throw refused('NO_COACH', textOf('team.noCoach'));
    const person = { ...input, name: team.coach, role: 'Coach' } as const;
    const invited = await insertInvited(tx, store, author, person, origin);
    await tx.db
      .updateTable('team')
      .set({ coach: invited.id, coach_user_id: invited.id, updated_at: author.now })
      .where('id', '=', teamId)
      .execute();
    tx.audit({
      action: 'team.update',
      subject: `team:${teamId}`,
      before: { coach: team.coach },
      after: { coach: invited.id },
    });
    tx.siteChanged();
    return invited;
  });
}

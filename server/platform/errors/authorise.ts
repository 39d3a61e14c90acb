import { type Text, textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import { type Action, can, type Subject } from '#domain/access/can.ts';
import { AppError } from './app-error.ts';

/** Lets the actor pass or throws: not signed in, or signed in and not allowed. */
export function authorise<A extends keyof Action>(
  actor: Actor,
  action: A,
  subject: Extract<Subject, { kind: Action[A] }>,
): void {
  if (can(actor, action, subject)) return;
  if (actor.kind === 'anonymous') throw new AppError('NOT_SIGNED_IN', textOf('signIn.required'));
  throw new AppError('FORBIDDEN', neededRole(action, subject));
}

/** The role that an action needs, as far as that can be said in general. */
function neededRole(action: keyof Action, subject: Subject): Text {
  if (action === 'register:leagues' || action === 'official:invite') {
    return textOf('role.anySecretary');
  }
  if (action === 'hall:use') return textOf('role.hall');
  switch (subject.kind) {
    case 'site':
      return textOf('role.administrator');
    case 'league':
      return textOf(subject.id === null ? 'role.administrator' : 'role.secretary');
    case 'match':
    case 'crew':
      return textOf('role.scorer');
    case 'team':
      return textOf('role.coach');
    case 'club':
      return textOf('role.manager');
    case 'seat':
      return textOf(action === 'lineup:prepare' ? 'role.coach' : 'role.seat');
    case 'signing':
      return textOf('role.signer');
    default:
      return textOf('signIn.notAllowed');
  }
}

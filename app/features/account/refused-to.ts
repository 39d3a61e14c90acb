import { ApiProblem } from '#app/lib/api/client.ts';
import type { Me } from '#contract/accounts/user.ts';

/** Somebody is signed in and may not see the page: who, and the answer that says which role it needs. */
export class RefusedTo extends Error {
  override readonly name = 'RefusedTo';
  readonly person: string;
  readonly problem: ApiProblem;

  constructor({ name }: Me, problem: ApiProblem) {
    super(problem.message);
    this.person = name;
    this.problem = problem;
  }
}

/** Reads what a page shows to its owner; a refusal says to whom it was answered. */
export async function readAs<T>(me: Me, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 403) throw new RefusedTo(me, error);
    throw error;
  }
}

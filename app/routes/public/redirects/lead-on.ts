import { redirect } from 'react-router';
import type { MergeKind } from '#contract/merges/merge.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { currentId } from '#server/play/merges/queries.ts';

/** Leads to the page of the record that this one became a part of, where it did: old links stay good. */
export async function leadOn(
  { store }: PageContext,
  kind: MergeKind,
  id: string,
  request: Request,
): Promise<void> {
  const current = await currentId(store.db, kind, id);
  if (current === id) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname.replace(id, current) + search);
}

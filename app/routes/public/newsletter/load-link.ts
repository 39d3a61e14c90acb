import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#server/platform/pages/page-context.ts';
import type { TokenKind } from '#server/site/newsletter/queries.ts';
import { isOpenNewsletterLink } from '#server/site/newsletter/queries.ts';

/** The secret of a link that can be followed still. Such a page is kept by no cache, ours included. */
export async function loadNewsletterLink(
  { context, request }: LoaderFunctionArgs,
  kind: TokenKind,
) {
  const { store, now } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await isOpenNewsletterLink(store, kind, token, now);
  return data(
    { token: isOpen ? token : null },
    { status: isOpen ? 200 : 404, headers: { 'cache-control': 'no-store' } },
  );
}

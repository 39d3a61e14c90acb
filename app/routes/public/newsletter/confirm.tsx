import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NewsletterLinkPage } from '#app/features/newsletter/newsletter-link-page.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { loadNewsletterLink } from './load-link.ts';

export const handle: RouteHandle = { shows: 'site', query: ['token'] };

export function loader(args: LoaderFunctionArgs) {
  return loadNewsletterLink(args, 'confirm');
}

export default function ConfirmNewsletter() {
  return <NewsletterLinkPage kind="confirm" {...useLoaderData<typeof loader>()} />;
}

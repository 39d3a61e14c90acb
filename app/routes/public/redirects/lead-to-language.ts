import { type RouterContextProvider, redirect } from 'react-router';
import { readBrand } from '#app/routes/read-brand.ts';
import { languageOf, localPath, sitePath } from '#contract/language.ts';

/**
 * Leads the bare address of the site to the site's own language, and every other name of a first page to its
 * one address. A bare address with a filter was shared in its language, and stays there.
 */
export async function leadToLanguage(
  context: Readonly<RouterContextProvider>,
  { pathname, search }: URL,
): Promise<void> {
  const { language: own } = await readBrand(context);
  const isBare = pathname === '/';
  if (isBare && search !== '') return;
  const address = isBare ? localPath(own, '/') : sitePath(languageOf(pathname), '/', own);
  if (address !== pathname) throw redirect(address + search);
}

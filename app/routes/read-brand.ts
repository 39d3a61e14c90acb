import type { RouterContextProvider } from 'react-router';
import type { Brand } from '#app/lib/brand.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { getSite } from '#server/site/settings/queries.ts';

/** The association's name, logo, colours and language: read once for all pages, until a setting changes. */
export async function readBrand(context: Readonly<RouterContextProvider>): Promise<Brand> {
  const { store, sharedRead } = context.get(pageContext);
  const { name, shortName, logo, color1, color2, language } = await sharedRead('site', () =>
    getSite(store),
  );
  return { name, shortName, logo, color1, color2, language };
}

import { useBrand } from '#app/lib/brand.ts';

/** The title of a page, with the site's short name behind it; React lifts it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${useBrand().shortName}`}</title>;
}

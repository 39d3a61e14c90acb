import { createContext, useContext } from 'react';
import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import type { Site } from '#contract/site/site.ts';

/** Name, logo, colours and language of the association that runs this site. */
export type Brand = Pick<Site, 'name' | 'shortName' | 'logo' | 'color1' | 'color2' | 'language'>;

export const WAVU: Brand = {
  name: '',
  shortName: '',
  logo: '',
  color1: '',
  color2: '',
  language: PUBLISHED_LANGUAGES[0],
};

/** Filled by the document; without it, as in tests of parts, the site has no name of its own. */
export const BrandContext = createContext<Brand>(WAVU);

export type NamedBrand = Brand & {
  /** Nobody has given the site a name. */
  isWavu: boolean;
};

/** The names never are empty: before somebody has given the site one, it is Wavu. */
export function useBrand(): NamedBrand {
  const brand = useContext(BrandContext);
  const isWavu = brand.name === '';
  const name = brand.name || 'Wavu';
  return { ...brand, isWavu, name, shortName: brand.shortName || name };
}

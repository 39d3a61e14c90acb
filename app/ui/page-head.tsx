import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '#app/lib/brand.ts';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import {
  type Language,
  languageOf,
  localPath,
  neutralPath,
  PUBLISHED_LANGUAGES,
  sitePath,
} from '#contract/language.ts';
import { oembedPath } from '#contract/site/embed.ts';
import { SHARE_PICTURE_SIZE, sitePicturePath } from '#contract/site/share-picture.ts';

type Props = {
  title: string;
  description: string;
  /** The address to index, without language, where it is not the page's own. */
  path?: string;
  /**
   * The picture beside a shared address: a path without host; the site's own where it is missing.
   */
  picture?: string;
  /** Of a picture that has not the usual size. */
  pictureSize?: { width: number; height: number };
  /** That picture in words, for people who do not see it. */
  pictureAlt?: string | null;
  /** schema.org, as an object. */
  schema?: object;
  /** The path above the Atom and the JSON feed of the page, without language: `/team/{id}`, '' for the site. */
  feeds?: string | undefined;
  /** Other sites may show a frame of it: programs find that by the link to oEmbed. */
  isEmbeddable?: boolean;
  /** Search engines do not list a page that has nothing to show. */
  isUnlisted?: boolean;
};

const FEEDS = [
  { type: 'application/atom+xml', file: '/feed.atom' },
  { type: 'application/feed+json', file: '/feed.json' },
];

/** Title, description, canonical and language addresses; React lifts them into the head. */
export function PageHead({
  title,
  description,
  path,
  picture,
  pictureSize = SHARE_PICTURE_SIZE,
  pictureAlt,
  schema,
  feeds,
  isEmbeddable = false,
  isUnlisted = false,
}: Props) {
  const { pathname } = useLocation();
  const { origin } = useContext(PageDocumentContext);
  const language = languageOf(pathname);
  const neutral = path ?? neutralPath(pathname);
  const brand = useBrand();
  const full = `${title} · ${brand.shortName}`;
  const addressIn = (other: Language) => origin + sitePath(other, neutral, brand.language);
  const canonical = addressIn(language);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {PUBLISHED_LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(brand.language)} />
      {feeds !== undefined &&
        FEEDS.map(({ type, file }) => (
          <link
            key={file}
            rel="alternate"
            type={type}
            href={origin + localPath(language, feeds + file)}
          />
        ))}
      {isEmbeddable && (
        <link
          rel="alternate"
          type="application/json+oembed"
          href={origin + oembedPath(canonical)}
        />
      )}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:image" content={origin + (picture ?? sitePicturePath(language))} />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      {pictureAlt && <meta property="og:image:alt" content={pictureAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {schema && <script type="application/ld+json">{schemaText(schema)}</script>}
    </>
  );
}

/** `<` would let a name close the script element. */
function schemaText(schema: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...schema }).replaceAll('<', '\\u003c');
}

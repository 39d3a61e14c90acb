import { useContext } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES, languageOf, localPath, neutralPath } from '#app/lib/language.ts';
import { PageDocumentContext } from '#app/lib/page-document.ts';

type Props = {
  title: string;
  description: string;
  /** The address to index, without language, where it is not the page's own. */
  path?: string;
  /** schema.org, as an object. */
  schema?: object;
};

/** Title, description, canonical and language addresses; React lifts them into the head. */
export function PageHead({ title, description, path, schema }: Props) {
  const { pathname } = useLocation();
  const { origin } = useContext(PageDocumentContext);
  const language = languageOf(pathname);
  const neutral = path ?? neutralPath(pathname);
  const full = `${title} · Wavu`;
  const canonical = origin + localPath(language, neutral);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {LANGUAGES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={origin + localPath(other, neutral)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + neutral} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {schema && <script type="application/ld+json">{schemaText(schema)}</script>}
    </>
  );
}

/** `<` would let a name close the script element. */
function schemaText(schema: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...schema }).replaceAll('<', '\\u003c');
}

import { useContext } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { CLIENT_FILES, listRecipes, REFERENCES } from '#server/site/developers/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

export function loader({ context }: LoaderFunctionArgs) {
  context.get(pageContext);
  return { recipes: listRecipes(), clients: [...CLIENT_FILES], references: REFERENCES };
}

export default function Developers() {
  const { recipes, clients, references } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const { origin } = useContext(PageDocumentContext);
  const words = t.developers;
  return (
    <main id="main" className="prose stack">
      <PageHead title={words.title} description={words.description} />
      <h1 className="title">{words.title}</h1>
      <p>{words.intro}</p>
      <h2>{words.firstHead}</h2>
      <p>{words.first}</p>
      <Code text={`curl '${origin}/api/v1/matches?status=Live'`} />
      <Links
        links={[
          [references.calls, words.reference],
          [references.document, words.document],
          [references.errors, words.errors],
          [to('/data'), words.openData],
        ]}
      />
      <h2>{words.tokens}</h2>
      <p>{words.tokensText}</p>
      <Links links={[[to('/account'), words.account]]} />
      <h2>{words.clients}</h2>
      <p>{words.clientsText}</p>
      <Links links={clients.map((file) => [`/developers/${file}`, words.download(file)])} />
      <h2>{words.recipes}</h2>
      <p>{words.recipesText}</p>
      {recipes.map(({ name, file, text }) => (
        <section key={name}>
          <h3>{words.names[name]}</h3>
          <details>
            <summary>{words.show}</summary>
            <Code text={text} />
          </details>
          <Links links={[[`/developers/${file}`, words.download(file)]]} />
        </section>
      ))}
      <h2>{words.copyHead}</h2>
      <p>{words.copy}</p>
    </main>
  );
}

function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <pre className="card scroll p-3 text-sm" translate="no" tabIndex={0}>
      {text}
    </pre>
  );
}

function Links({ links }: { links: readonly (readonly [string, string])[] }) {
  return (
    <ul>
      {links.map(([href, text]) => (
        <li key={href}>
          <a className="link" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

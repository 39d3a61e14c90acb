import { useContext } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { embedPath, embedSnippet, embedSubjectOf } from '#contract/site/embed.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { findEmbedTitle } from '#server/site/embeds/queries.ts';

export const handle: RouteHandle = { shows: 'site', query: ['url'] };

const MOST_LETTERS = 500;

/** `?url=` is the address of a page of this site, whole or from its first `/` on. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = (new URL(request.url).searchParams.get('url') ?? '').trim().slice(0, MOST_LETTERS);
  if (url === '') return { url, found: undefined };
  const subject = embedSubjectOf(pathOf(url));
  const { store } = context.get(pageContext);
  const title = subject && (await findEmbedTitle(store, subject));
  return { url, found: subject && title !== undefined ? { subject, title } : null };
}

/** The path of an address, also where people leave `https://` or the host out. */
function pathOf(address: string): string {
  const complete = /^[a-z]+:[/][/]/i.test(address)
    ? address
    : `https://${address.replace(/^[/]/, 'x/')}`;
  return URL.canParse(complete) ? new URL(complete).pathname : '';
}

export default function Embed() {
  const { url, found } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <main id="main" className="prose stack">
      <PageHead title={t.embeds.title} description={t.embeds.description} />
      <h1 className="title">{t.embeds.title}</h1>
      <p>{t.embeds.intro}</p>
      <form action={to('/embed')} className="form">
        <label>
          {t.embeds.address}
          <input
            className="field"
            name="url"
            defaultValue={url}
            maxLength={MOST_LETTERS}
            required
          />
        </label>
        <button type="submit" className="button">
          {t.embeds.make}
        </button>
      </form>
      {found === null && <p role="alert">{t.embeds.notFound}</p>}
      {found && <Snippet {...found} />}
      <p className="text-sm text-quiet">{t.embeds.wordPress}</p>
    </main>
  );
}

function Snippet({ subject, title }: { subject: Parameters<typeof embedPath>[0]; title: string }) {
  const { t, language } = useWords();
  const { origin } = useContext(PageDocumentContext);
  return (
    <div className="form">
      <label>
        {t.embeds.html}
        <textarea
          className="field"
          rows={6}
          readOnly
          value={embedSnippet(origin, subject, title, language)}
        />
      </label>
      <p>
        <a className="link" href={embedPath(subject, language)}>
          {t.embeds.preview}
        </a>
      </p>
    </div>
  );
}

import { useContext } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import {
  EMBED_COLOR,
  EMBED_LISTS,
  type EmbedLook,
  type EmbedSubject,
  embedPath,
  embedSnippet,
  embedSubjectOf,
} from '#contract/site/embed.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { findEmbedTitle } from '#server/site/embeds/queries.ts';

export const handle: RouteHandle = { shows: 'site', query: ['color', 'theme', 'url'] };

const MOST_LETTERS = 500;

/** `?url=` is the address of a page of this site, whole or from its first `/` on. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const url = (query.get('url') ?? '').trim().slice(0, MOST_LETTERS);
  const look = lookOf(query);
  if (url === '') return { url, look, found: undefined };
  const subject = embedSubjectOf(pathOf(url));
  const { store } = context.get(pageContext);
  const title = subject && (await findEmbedTitle(store, subject));
  return { url, look, found: subject && title !== undefined ? { subject, title } : null };
}

function lookOf(query: URLSearchParams): EmbedLook {
  const theme = query.get('theme');
  const color = (query.get('color') ?? '').trim().replace(/^#/, '');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    color: EMBED_COLOR.test(color) ? color.toLowerCase() : undefined,
  };
}

/** The frames of one subject: those of a league and a team also with one list alone. */
function framesOf(subject: EmbedSubject): [EmbedSubject, ...EmbedSubject[]] {
  if (subject.noun === 'match') return [subject];
  return [{ ...subject, list: undefined }, ...EMBED_LISTS.map((list) => ({ ...subject, list }))];
}

/** The path of an address, also where people leave `https://` or the host out. */
function pathOf(address: string): string {
  const complete = /^[a-z]+:[/][/]/i.test(address)
    ? address
    : `https://${address.replace(/^[/]/, 'x/')}`;
  return URL.canParse(complete) ? new URL(complete).pathname : '';
}

export default function Embed() {
  const { url, look, found } = useLoaderData<typeof loader>();
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
        <label>
          {t.embeds.theme}
          <select className="field" name="theme" defaultValue={look.theme ?? ''}>
            <option value="">{t.embeds.themes.auto}</option>
            <option value="light">{t.embeds.themes.light}</option>
            <option value="dark">{t.embeds.themes.dark}</option>
          </select>
        </label>
        <label>
          {t.embeds.color}
          <input
            className="field"
            name="color"
            defaultValue={look.color}
            maxLength={7}
            pattern="#?[0-9a-fA-F]{6}"
          />
        </label>
        <button type="submit" className="button">
          {t.embeds.make}
        </button>
      </form>
      {found === null && <p role="alert">{t.embeds.notFound}</p>}
      {found &&
        framesOf(found.subject).map((subject) => (
          <Snippet key={subject.list ?? ''} subject={subject} title={found.title} look={look} />
        ))}
      <p className="text-sm text-quiet">{t.embeds.wordPress}</p>
    </main>
  );
}

type SnippetProps = { subject: EmbedSubject; title: string; look: EmbedLook };

function Snippet({ subject, title, look }: SnippetProps) {
  const { t, language } = useWords();
  const { noun, list } = subject;
  const view = list ?? (noun === 'match' ? undefined : noun);
  const { origin } = useContext(PageDocumentContext);
  return (
    <div className="form">
      <label>
        {view === undefined ? t.embeds.html : `${t.embeds.html}: ${t.embeds.views[view]}`}
        <textarea
          className="field"
          rows={6}
          readOnly
          value={embedSnippet(origin, subject, title, language, look)}
        />
      </label>
      <p>
        <a className="link" href={embedPath(subject, language, look)}>
          {t.embeds.preview}
        </a>
      </p>
    </div>
  );
}

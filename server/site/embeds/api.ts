import type { Hono } from 'hono';
import { languageOf, neutralPath } from '#contract/language.ts';
import {
  EMBED_COLOR,
  type EmbedList,
  type EmbedSubject,
  embeddedPage,
} from '#contract/site/embed.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { type KeptFileOptions, mountKeptFiles } from '#server/platform/pages/kept-files.ts';
import { getSite } from '#server/site/settings/queries.ts';
import { embedDocument, embedPolicy, type Theme } from './embed-document.ts';
import { readContents } from './read-contents.ts';
import { WORDS } from './words.ts';

const ADDRESS =
  /^[/]embed[/](?:(match|team)[/]([\w-]+)|(team|league)[/]([\w-]+)[/](standings|fixtures|results))$/;
const THEMES: readonly string[] = ['light', 'dark'];
/**
 * `/embed/match/{id}`, `/embed/league/{id}/standings`, `fixtures` or `results`, and `/embed/team/{id}`, alone or with
 * `fixtures` or `results`, in Swahili below `/sw`: small pages for frames on any site, with `?theme=light|dark` and
 * `?color=0b6b3a` of their edge. They are the only pages that may be
 * framed; each is read anew when what it shows has changed, tables within a minute.
 */
export function mountEmbeds(
  app: Hono<ApiEnv>,
  store: Store,
  options: KeptFileOptions & { publicUrl: string | undefined },
): void {
  const { origin, publicUrl, clock } = options;
  const { 'x-frame-options': _, ...always } = securityHeaders(publicUrl) as Record<string, string>;
  const headers = {
    ...always,
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/html; charset=utf-8',
  };
  async function make({ path, search }: { path: string; search: string }) {
    const language = languageOf(path);
    const subject = readSubject(neutralPath(path));
    if (subject === undefined) throw notFound('page.notFound');
    const { title, contents, live } = await readContents(store, subject, {
      language,
      now: clock(),
    });
    const { name } = await getSite(store);
    const color = colorOf(search);
    const text = await embedDocument({
      language,
      color,
      theme: themeOf(search),
      title,
      contents,
      live: live && {
        match: live.id,
        version: live.version,
        set: live.currentSet ?? 0,
        wins: `${live.team1Wins},${live.team2Wins}`,
      },
      page: {
        href: origin + embeddedPage(subject, language),
        text: WORDS[language].more(name || 'Wavu'),
      },
    });
    // A frame that follows a match is made anew with each of its points.
    const followed = subject.noun === 'match' ? subject.id : live?.id;
    return {
      headers: { ...headers, 'content-security-policy': embedPolicy(color) },
      text,
      ...(followed === undefined ? {} : { shows: 'match' as const, matchId: followed }),
    };
  }
  const path = '/:path{(?:.+/)?embed/.+}';
  app.use(path, async (c, next) => {
    await next();
    // The headers of other pages forbid every frame; those of an error stay as they are.
    if (c.res.status === 200 || c.res.status === 304) c.set('hasSecurityHeaders', true);
  });
  mountKeptFiles(app, { path, query: ['color', 'theme'], make }, options);
}

function readSubject(path: string): EmbedSubject | undefined {
  const [, noun, id, listed, listedId, view] = ADDRESS.exec(path) ?? [];
  if (id !== undefined) return { noun: noun as 'match' | 'team', id };
  if (listedId === undefined || (listed === 'team' && view === 'standings')) return undefined;
  const list = view === 'standings' ? undefined : (view as EmbedList);
  return { noun: listed as 'team' | 'league', id: listedId, list };
}

/** Anything but six digits has no effect, and stands nowhere in the page. */
function colorOf(search: string): string | undefined {
  const color = new URLSearchParams(search).get('color') ?? '';
  return EMBED_COLOR.test(color) ? color.toLowerCase() : undefined;
}

function themeOf(search: string): Theme {
  const theme = new URLSearchParams(search).get('theme') ?? '';
  return THEMES.includes(theme) ? (theme as Theme) : 'auto';
}

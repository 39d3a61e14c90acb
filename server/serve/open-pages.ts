import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { createPageCache, type PageCacheOptions } from '#server/platform/pages/page-cache.ts';
import type { RenderPage } from '#server/platform/pages/rendered-page.ts';
import type { CallApart } from './apart/caller.ts';
import { findDictionary } from './built/serve-dictionaries.ts';
import type { PageRenderer } from './page-renderer.ts';

type Apart = { caller: Pick<CallApart, 'page'>; isLarge: () => boolean };

/** The public pages with the shelf of those that are kept; on a large site a thread renders them. */
export function openPages(
  renderer: PageRenderer,
  apart: Apart | undefined,
  sources: Pick<PageCacheOptions, 'feed' | 'freshness' | 'onFault'>,
  metrics: Metrics | undefined,
) {
  const renderPage: RenderPage = (request) =>
    apart?.isLarge() ? apart.caller.page(request) : renderer.renderPublic(request);
  const render = timed(renderPage, metrics?.render);
  const dictionaryOf = findDictionary(renderer.dictionaries);
  const onAnswer = metrics?.page;
  return { renderer, cache: createPageCache({ ...sources, render, dictionaryOf, onAnswer }) };
}

function timed(render: RenderPage, observe: ((seconds: number) => void) | undefined): RenderPage {
  if (!observe) return render;
  return async (request) => {
    const from = performance.now();
    const page = await render(request);
    observe((performance.now() - from) / 1000);
    return page;
  };
}

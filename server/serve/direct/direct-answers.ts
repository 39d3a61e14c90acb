import type { Environment } from '#server/platform/config/environment.ts';
import { DATA_POLICY, securityHeaders } from '#server/platform/http/security-headers.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { requestKind } from '#server/platform/metrics/request-kind.ts';
import { createDirectPages, type DirectAnswer } from '#server/platform/pages/direct-pages.ts';
import type { ViewCounter } from '#server/site/analytics/view-counter.ts';
import { createDirectStreams } from '#server/site/live-streams/direct-streams.ts';
import type { HttpOptions } from '../http-options.ts';
import { OPEN_TO_SITES } from '../open-reads.ts';
import { countViews } from '../viewed-page.ts';

type Answering = Pick<HttpOptions, 'hub' | 'pages'> & {
  views: ViewCounter | undefined;
  metrics: Metrics | undefined;
};

/** The answers that thousands ask for at once, given before any route is looked for, and counted as the routes count them. */
export function openDirectAnswers(
  { PUBLIC_URL, TRUST_PROXY }: Pick<Environment, 'PUBLIC_URL' | 'TRUST_PROXY'>,
  { readersPerAddress }: { readersPerAddress: number },
  answering: Answering,
): DirectAnswer {
  const { hub, pages, views, metrics } = answering;
  const always = securityHeaders(PUBLIC_URL);
  const streams = createDirectStreams({
    hub,
    readersPerAddress,
    trustProxy: TRUST_PROXY,
    views,
    headers: {
      ...always,
      'content-security-policy': DATA_POLICY,
      ...Object.fromEntries(OPEN_TO_SITES),
    },
    onOpened: (seconds) => metrics?.request('stream', 200, seconds),
  });
  const direct = pages && keptPages(pages, always, answering);
  return (incoming, outgoing, otherwise) => {
    const isCall = incoming.url?.startsWith('/api/') ?? false;
    const answer = isCall ? streams : direct;
    if (answer) answer(incoming, outgoing, otherwise);
    else otherwise();
  };
}

function keptPages(
  { renderer, cache }: NonNullable<HttpOptions['pages']>,
  always: Record<string, string>,
  { views, metrics }: Answering,
): DirectAnswer {
  const count = views && countViews(renderer.kindOf, views);
  return createDirectPages({
    cache,
    always,
    queryOf(path) {
      if (!renderer.isKnown(path)) return undefined;
      const { hydrates, moved, query } = renderer.kindOf(path);
      return hydrates || moved !== undefined ? undefined : query;
    },
    onAnswer({ path, query }, { method, headers }, status, seconds) {
      metrics?.request(requestKind('GET', path), status, seconds);
      const header = (name: string) => headers[name]?.toString();
      count?.({ path, method, part: query.get('part'), header }, status);
    },
  });
}

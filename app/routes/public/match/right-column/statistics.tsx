import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MatchTabPage } from '#app/features/match-page/match-tab-page.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadMatchTab } from '../load-match-tab.ts';

export const handle: RouteHandle = { shows: 'match', query: ['player', 'view'], style: 'match' };

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return loadMatchTab(context.get(pageContext), params.id, 'statistics', query);
}

export default function RightStatistics() {
  const data = useLoaderData<typeof loader>();
  return (
    <LiveMain match={data.match}>
      <MatchTabPage data={data} base={`/right/${data.match.id}`} />
    </LiveMain>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MatchTabPage } from '#app/features/match-page/match-tab-page.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadMatchTab } from '../load-match-tab.ts';

// Depends on other matches, too.
export const handle: RouteHandle = { shows: 'scores', style: 'match' };

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadMatchTab(context.get(pageContext), params.id, 'standings');
}

export default function RightStandings() {
  const data = useLoaderData<typeof loader>();
  return (
    <LiveMain match={data.match}>
      <MatchTabPage data={data} base={`/right/${data.match.id}`} />
    </LiveMain>
  );
}

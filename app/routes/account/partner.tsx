import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  LandingFallback,
  LandingFrame,
  LandingList,
} from '#app/features/account/landing-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { listLeagues } from '#app/lib/api-client-league.ts';
import { listOwnPartners } from '#app/lib/api-client-official.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const partners = await listOwnPartners();
  const leagues = await Promise.all(partners.map(({ id }) => listLeagues({ partner: id })));
  return { me, leagues: leagues.flat() };
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.account.partnerTitle} />;
}

export default function Partner() {
  const { me, leagues } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  return (
    <LandingFrame me={me} title={t.account.partnerTitle}>
      <LandingList
        title={t.account.partnerLeagues}
        empty={t.account.partnerNone}
        links={leagues.map(({ id, name, location, teamCount }) => ({
          id,
          name,
          detail: `${location} · ${t.leagues.teamCount(teamCount)}`,
          href: to(`/league/${id}`),
        }))}
      />
    </LandingFrame>
  );
}

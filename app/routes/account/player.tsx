import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFrame, LandingList } from '#app/features/account/landing-frame.tsx';
import { PlainFrame } from '#app/features/account/plain-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { listTeams } from '#app/lib/api-client-team.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  return { me, teams: await listTeams() };
}

export function HydrateFallback() {
  const { t } = useWords();
  return (
    <PlainFrame>
      <title>{`${t.account.playerTitle} · Wavu`}</title>
      <p className="text-quiet">{t.account.loading}</p>
    </PlainFrame>
  );
}

export default function Player() {
  const { me, teams } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  return (
    <LandingFrame me={me} title={t.account.playerTitle}>
      <LandingList
        title={t.account.playerTeams}
        empty={t.account.playerNone}
        links={teams.map(({ id, name, city }) => ({
          id,
          name,
          detail: city,
          href: to(`/team/${id}`),
        }))}
      />
    </LandingFrame>
  );
}

import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback, LandingFrame, TeamLinks } from '#app/features/account/landing-frame.tsx';
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
  return <LandingFallback title={t.account.playerTitle} />;
}

export default function Player() {
  const { me, teams } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  return (
    <LandingFrame me={me} title={t.account.playerTitle}>
      <TeamLinks title={t.account.playerTeams} empty={t.account.playerNone} teams={teams} />
    </LandingFrame>
  );
}

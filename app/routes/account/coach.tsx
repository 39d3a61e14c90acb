import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback, LandingFrame, TeamLinks } from '#app/features/account/landing-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { listTeams } from '#app/lib/api-client-team.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const teams = await listTeams();
  return { me, teams: teams.filter((team) => team.coach === me.id) };
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.account.coachTitle} />;
}

export default function Coach() {
  const { me, teams } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  return (
    <LandingFrame me={me} title={t.account.coachTitle}>
      <TeamLinks title={t.account.coachTeams} empty={t.account.coachNone} teams={teams} />
    </LandingFrame>
  );
}

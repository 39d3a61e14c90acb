import { useLoaderData } from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { PlayerFace } from '#app/features/players/player-face.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { openPrivateLink } from '#app/features/sign-in/private-link.ts';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { OpenedPass } from '#contract/passes/pass.ts';

export const handle: RouteHandle = { hydrate: true };

export function clientLoader() {
  return openPrivateLink((code) => callApi('POST /passes/opened', { body: { code } }));
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.passPage.title} />;
}

/** A pass that was scanned: whether the licence is valid today, and as much of the person as is public. */
export default function Pass() {
  const { opened } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  useChangedLink();
  const words = t.passPage;
  return (
    <PlainFrame>
      <PageTitle title={words.title} />
      <meta name="robots" content="noindex" />
      <h1 className="title">{opened ? words.title : words.over}</h1>
      {opened ? <PassFacts pass={opened} /> : <p className="panel-card">{words.overText}</p>}
    </PlainFrame>
  );
}

function PassFacts({ pass }: { pass: OpenedPass }) {
  const { t, to, language } = useWords();
  const words = t.passPage;
  const day = (date: string) => formatDay(language, date, 'dated');
  return (
    <div className="panel-card grid gap-2">
      <p className="title" role="status">
        {pass.state === 'valid' ? '✓' : '✗'} {words[pass.state]}
      </p>
      <p>{pass.until === null ? words.noEnd : words.until(day(pass.until))}</p>
      <p className="flex items-center gap-3">
        <PlayerFace name={pass.name} picture={pass.picture} size={96} />
        <b>{pass.name}</b>
      </p>
      <p>
        {pass.team === null ? (
          words.noTeam
        ) : (
          <a className="link" href={to(`/team/${pass.team.id}`)}>
            {pass.team.name}
          </a>
        )}
        {pass.jerseyNumber !== null && ` · ${words.shirt(pass.jerseyNumber)}`}
      </p>
      <p className="text-quiet">{words.on(day(pass.day))}</p>
    </div>
  );
}

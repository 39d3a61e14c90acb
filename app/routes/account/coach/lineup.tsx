import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { LandingFallback, SubFrame } from '#app/features/account/landing-frame.tsx';
import { OwnPageError } from '#app/features/account/own-page-error.tsx';
import { readAs } from '#app/features/account/refused-to.ts';
import { requireMe } from '#app/features/account/require-me.ts';
import { LineupEditor, type LineupFacts } from '#app/features/coach/lineup-editor.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { useToast } from '#app/features/toasts/toasts.tsx';
import { callApi, listItems } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { asMatchEvent } from '#app/lib/match-log.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { foldLog } from '#domain/volleyball/match-log.ts';
import { maxSets } from '#domain/volleyball/match-rules.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { refusePlan } from '#domain/volleyball/prepared-lineup.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { otherSide } from '#domain/volleyball/side.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const { match: matchId = '', team = '' } = params;
  // Another coach may have the team by now, or the match is gone: the page says so.
  const [{ match, rules, events }, prepared, roster] = await readAs(me, () =>
    Promise.all([
      callApi('GET /matches/{id}/log.json', { path: { id: matchId } }),
      callApi('GET /matches/{id}/lineups', { path: { id: matchId } }),
      listItems('GET /teams/{id}/players', { path: { id: team } }),
    ]),
  );
  const side = match.team1.id === team ? 'team1' : 'team2';
  const log = foldLog(typeof rules === 'string' ? PRESETS[rules] : rules, events.map(asMatchEvent));
  const saved = prepared.items.find((lineup) => lineup.team === team);
  const facts: LineupFacts = { match, log, side, roster, saved };
  return facts;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { t, to } = useWords();
  return <OwnPageError error={error} back={{ href: to('/coach'), label: t.account.coachTitle }} />;
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.coaching.prepare} />;
}

export default function CoachLineup() {
  const facts = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const { match, log, side } = facts;
  const words = t.coaching;
  const running = liveSet(log.state)?.set;
  const isOver =
    log.state.decided || log.state.status === 'ended' || log.state.status === 'cancelled';
  const isLast = running === maxSets(log.rules);
  const opponent = match[otherSide(side)].name;
  return (
    <SubFrame
      title={words.lineupTitle(opponent, isLast ? running : log.state.sets.length + 1)}
      above={match[side].name}
      back={{ href: to('/coach'), label: words.back }}
    >
      {isOver ? (
        <p className="panel-card">{words.over}</p>
      ) : isLast ? (
        <p className="panel-card">{words.lastSet(running)}</p>
      ) : (
        <>
          {running && <p className="panel-card">{words.running(running, running + 1)}</p>}
          <OpenLineup facts={facts} />
        </>
      )}
    </SubFrame>
  );
}

function OpenLineup({ facts }: { facts: LineupFacts }) {
  const { t, to, language } = useWords();
  const { match, log, side, roster, saved } = facts;
  const words = t.coaching;
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [isConfirming, setConfirming] = useState(false);
  const [version, setVersion] = useState(0);
  if (roster.length === 0) {
    return (
      <div className="panel-card">
        <p>{words.noPlayers}</p>
        <Link className="button" to={to(`/coach/team/${match[side].id}`)}>
          {words.addPlayer}
        </Link>
      </div>
    );
  }
  const isNow = saved?.set === log.state.sets.length + 1;
  const sheet = saved?.sheet.map(({ shirt }) => shirt) ?? [];
  const refused = saved && isNow ? refusePlan(log, side, { ...saved, sheet }) : null;
  return (
    <>
      <p className="text-quiet">{words.lineupText}</p>
      <LineupEditor
        key={version}
        facts={facts}
        onSaved={() => {
          notify(words.saved);
          void revalidate();
        }}
        // The table may have gone on meanwhile: the page then says which set comes next.
        onRefused={() => void revalidate()}
      />
      {refused && (
        <p className="panel-card" role="status">
          {words.spoiled(t.refusals[refused.refusal])}
        </p>
      )}
      {saved && isNow && (
        <div className="line">
          <p className="text-quiet">{words.savedAt(formatMoment(language, saved.updatedAt))}</p>
          <button className="button soft small" type="button" onClick={() => setConfirming(true)}>
            {words.drop}
          </button>
        </div>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={words.drop}
          text={words.dropAsk}
          action={t.admin.delete}
          run={() =>
            callApi('DELETE /matches/{id}/lineups/{teamId}', {
              path: { id: match.id, teamId: match[side].id },
            })
          }
          done={words.dropped}
          onClose={() => setConfirming(false)}
          onDone={() => setVersion(version + 1)}
        />
      )}
    </>
  );
}

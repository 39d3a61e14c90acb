import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { HistoryLink } from '#app/features/admin/audit/history-link.tsx';
import { CaptainsCard } from '#app/features/admin/captains/captains-card.tsx';
import { DatesCard } from '#app/features/admin/date-requests/dates-card.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { TeamLink } from '#app/features/admin/frame/team-link.tsx';
import { useLiveReload } from '#app/features/admin/frame/use-live-reload.ts';
import { LoanNote } from '#app/features/admin/halls/loan-note.tsx';
import { CrewCard } from '#app/features/admin/matches/crew-card.tsx';
import { MatchDialog } from '#app/features/admin/matches/match-dialog.tsx';
import { MatchStatusBar } from '#app/features/admin/matches/match-status-bar.tsx';
import { ScorerLinkCard } from '#app/features/admin/matches/scorer-link-card.tsx';
import { SetTable } from '#app/features/admin/matches/set-rows.tsx';
import { SetScoreDialog } from '#app/features/admin/matches/set-score-dialog.tsx';
import { ResultDialog } from '#app/features/admin/results/result-dialog.tsx';
import { ShareCard } from '#app/features/admin/share/share-card.tsx';
import { BestPlayerCard } from '#app/features/best-player/best-player-card.tsx';
import { Crest } from '#app/features/crest/crest.tsx';
import { ImportMatchDialog } from '#app/features/imports/import-match-dialog.tsx';
import { LogLink, SheetLink } from '#app/features/match-page/scoresheet-link.tsx';
import { ParkedNote } from '#app/features/parked/parked-note.tsx';
import { changedLine } from '#app/features/share-text/moved-text.ts';
import { matchText } from '#app/features/share-text/share-text.ts';
import { SheetPhotosCard } from '#app/features/sheet-photos/sheet-photos-card.tsx';
import { callApi, listItems } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { MatchOfficial } from '#contract/people/official.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [match, officials, branches, best, { loan }, reports, dates, photos] = await Promise.all([
    callApi('GET /matches/{id}', { path: { id: params.id! } }),
    callApi('GET /matches/{id}/crew', { path: { id: params.id! } }),
    listItems('GET /matches/{id}/parked', { path: { id: params.id! } }),
    callApi('GET /matches/{id}/best-player', { path: { id: params.id! } }),
    callApi('GET /matches/{id}/loan', { path: { id: params.id! } }),
    callApi('GET /matches/{id}/captain-reports', { path: { id: params.id! } }),
    callApi('GET /matches/{id}/date-requests', { path: { id: params.id! } }),
    listItems('GET /matches/{id}/sheet-photos', { path: { id: params.id! } }),
  ]);
  const requests = dates.items;
  return {
    match,
    officials: officials.items,
    branches,
    best: best.player,
    loan,
    reports,
    requests,
    photos,
  };
}

export default function MatchView() {
  const { match, officials, branches, best, loan, reports, requests, photos } =
    useLoaderData<typeof clientLoader>();
  const coming = officials.filter(({ answer }) => answer !== 'declined');
  const { t, to } = useWords();
  const [open, setOpen] = useState<OpenDialog>();
  useLiveReload(match.id);
  return (
    <AdminPage
      title={t.match.title(match.team1.name, match.team2.name)}
      above={
        match.league && {
          name: match.league.name,
          to: to(`/admin/viewLeagues/${match.league.id}`),
        }
      }
      actions={
        <>
          <button className="button soft" type="button" onClick={() => setOpen('edit')}>
            {t.admin.editMatch}
          </button>
          <Link className="button soft" to={to(`/admin/matchView/${match.id}/terms`)}>
            {t.scoringTerms.title}
          </Link>
          <HistoryLink subject={`match:${match.id}`} />
          <SheetLink className="button soft" matchId={match.id} />
          <LogLink className="button soft" matchId={match.id} />
          <a className="button soft" href={to(`/screen/match/${match.id}/choose`)}>
            {t.screens.title}
          </a>
          <a className="button soft" href={to(`/${match.id}`)}>
            {t.admin.matchPage}
          </a>
        </>
      }
    >
      <section className="admin-card">
        <Board match={match} />
        <Winner match={match} />
        <Facts match={match} />
        {match.status === 'postponed' && <p className="card-note">{t.admin.newDay}</p>}
        <MatchStatusBar match={match} onOpenEnd={() => setOpen('open-end')} />
      </section>
      <section className="admin-card">
        <h2 className="subtitle">{t.admin.sets}</h2>
        <SetTable match={match} />
        {match.decided && match.status === 'Live' && (
          <p className="card-note">{t.admin.decidedLive}</p>
        )}
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setOpen('result')}>
            {match.status === 'ended' ? t.results.correct : t.results.open}
          </button>
          <button className="button small soft" type="button" onClick={() => setOpen('set')}>
            {t.admin.setScore}
          </button>
          {match.seq === 0 && (
            <button className="button small soft" type="button" onClick={() => setOpen('file')}>
              {t.matchFiles.open}
            </button>
          )}
        </div>
      </section>
      <LoanNote leagueId={match.league?.id} loan={loan} />
      <ParkedNote matchId={match.id} branches={branches} />
      <DatesCard match={match} requests={requests} />
      <CaptainsCard match={match} reports={reports} />
      <SheetPhotosCard matchId={match.id} photos={photos} />
      <BestPlayerCard match={match} player={best} />
      <CrewCard matchId={match.id} officials={officials} />
      <ScorerLinkCard matchId={match.id} />
      <ShareCard textOf={messageOf(match, coming, best)} path={`/${match.id}`} />
      <Dialogs match={match} open={open} onOpen={setOpen} />
    </AdminPage>
  );
}

/** As officials get it: with whoever is on duty, and the player of a match that is over. */
function messageOf(match: Match, officials: MatchOfficial[], best: PlayerSummary | null) {
  return (words: Words) => matchText(match, words, { officials, best, lineOf: changedLine });
}

function Board({ match }: { match: Match }) {
  return (
    <div className="match-board">
      <div>
        <Crest {...match.team1} size={48} />
        <TeamLink id={match.team1.id} league={match.league?.id}>
          {match.team1.name}
        </TeamLink>
      </div>
      <b className="num">
        {match.team1Wins} – {match.team2Wins}
      </b>
      <div>
        <Crest {...match.team2} size={48} />
        <TeamLink id={match.team2.id} league={match.league?.id}>
          {match.team2.name}
        </TeamLink>
      </div>
    </div>
  );
}

function Winner({ match }: { match: Match }) {
  const { t } = useWords();
  const { winner } = match;
  if (winner === null) return null;
  const wins = [match.team1Wins, match.team2Wins] as const;
  const words =
    winner === 'draw'
      ? t.admin.draw
      : t.admin.wins(match[winner].name, Math.max(...wins), Math.min(...wins));
  return <p className="winner-banner">{words}</p>;
}

type OpenDialog = 'set' | 'edit' | 'file' | 'result' | 'open-end';
type DialogsProps = {
  match: Match;
  open: OpenDialog | undefined;
  onOpen: (dialog: OpenDialog | undefined) => void;
};

function Dialogs({ match, open, onOpen }: DialogsProps) {
  const onClose = () => onOpen(undefined);
  return (
    <>
      {open === 'set' && (
        <SetScoreDialog match={match} onWhole={() => onOpen('result')} onClose={onClose} />
      )}
      {(open === 'result' || open === 'open-end') && (
        <ResultDialog match={match} isOpenEnd={open === 'open-end'} onClose={onClose} />
      )}
      {open === 'file' && <ImportMatchDialog match={match} onClose={onClose} />}
      {open === 'edit' && <MatchDialog match={match} onClose={onClose} />}
    </>
  );
}

/** Status, day, place, and what is told of the result. */
function Facts({ match }: { match: Match }) {
  const { t, language } = useWords();
  return (
    <>
      <p className="facts-line justify-center px-4 pb-4">
        <span>{t.admin.statusIs(t.admin.statuses[match.status])}</span>
        <span>
          {formatDay(language, match.matchDate, 'dated')}
          {match.matchTime !== UNKNOWN_TIME && `, ${match.matchTime}`}
        </span>
        {match.location && <span>{match.location}</span>}
        {match.court && <span>{t.fixtures.court(match.court)}</span>}
        {match.attendance !== null && <span>{t.results.spectators(String(match.attendance))}</span>}
      </p>
      {match.resultReason && <p className="card-note">{t.results.reasonIs(match.resultReason)}</p>}
    </>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { useChange } from '#app/features/forms/use-change.ts';
import { groupedPin } from '#app/features/pin-sign-in/pin-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { CourtMatch } from '#contract/halls/hall.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { QrCode } from '../matches/qr-code.tsx';

type Props = { match: CourtMatch; address: string };

/** One match of the hall: the scorer's QR code, its board, and what the site has of it. */
export function CourtCard({ match, address }: Props) {
  const { t, to } = useWords();
  const words = t.hallPage;
  const { change, isBusy } = useChange();
  const [link, setLink] = useState<AnswerOf<'POST /matches/{id}/scorer-links'>>();

  const make = () =>
    change({
      run: async () =>
        setLink(await callApi('POST /matches/{id}/scorer-links', { path: { id: match.id } })),
      done: words.scorerMade,
    });

  const { matchTime, location, court } = match;
  return (
    <li className="admin-card">
      <div className="p-4">
        <h3>
          <b>{t.match.title(match.team1, match.team2)}</b>
        </h3>
        <p className="facts-line">
          {matchTime !== UNKNOWN_TIME && <span>{matchTime}</span>}
          {location && <span>{location}</span>}
          {court && <span>{t.fixtures.court(court)}</span>}
          <Sent match={match} />
        </p>
        {match.isNew && <p>{words.isNew}</p>}
        {match.parted && (
          <p role="alert">
            {words.parted(match.parked)}{' '}
            <Link className="link" to={to(`/admin/hall/${match.id}`)}>
              {words.choose}
            </Link>
          </p>
        )}
        {match.fault && <p className="text-sm text-quiet">{words.fault(match.fault)}</p>}
        {link && <ScorerCode link={link} address={address} />}
      </div>
      <div className="card-actions">
        <button className="button small" type="button" disabled={isBusy} onClick={make}>
          {words.makeScorer}
        </button>
        <a className="button soft small" href={to(`/screen/match/${match.id}`)}>
          {words.board}
        </a>
        <a className="button soft small" href={to(`/score/${match.id}`)}>
          {words.scorer}
        </a>
      </div>
    </li>
  );
}

function Sent({ match }: { match: CourtMatch }) {
  const words = useWords().t.hallPage;
  if (match.entries === 0) return <span>{words.notBegun}</span>;
  return <span>{words.sent(match.sent + match.parked, match.entries)}</span>;
}

type CodeProps = { link: AnswerOf<'POST /matches/{id}/scorer-links'>; address: string };

/** The page may be open at `localhost`, which no phone can reach: the code has the address in the hall. */
function ScorerCode({ link, address }: CodeProps) {
  const { t, to } = useWords();
  const { pathname, hash } = new URL(link.url);
  const url = new URL(to(pathname) + hash, address).href;
  return (
    <div className="grid gap-2 py-2">
      <QrCode text={url} label={t.hallPage.makeScorer} />
      <b className="num text-lg">{t.hallPage.pin(groupedPin(link.pin))}</b>
      <output className="link-address">{url}</output>
    </div>
  );
}

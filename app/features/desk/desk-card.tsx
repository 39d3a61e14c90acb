import { Link } from 'react-router';
import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { roundText } from '#app/features/match-page/round-text.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { DeskMatch } from '#contract/desk/desk.ts';

type Props = {
  match: DeskMatch;
  isPicked: boolean;
  /** Another match is in the hand: pressing lets the two change places. */
  canTake: boolean;
  onPress: () => void;
};

/** A match on its court: its times, its teams, its officials. Pressed, it is taken in the hand. */
export function DeskCard({ match, isPicked, canTake, onPress }: Props) {
  const { t, to } = useWords();
  const { league, group, round, delay, movable, draft, officials } = match;
  const about = [
    league?.name,
    group && groupTitle(t, group),
    round && roundText(t, round),
    draft && t.drafts.draft,
    match.status !== 'not started' && t.matches.status[match.status as 'ended'],
    ...officials.slice(0, 2).map(({ name }) => name),
  ];
  const kind = isPicked ? ' picked' : delay > 0 ? ' late' : movable ? '' : ' settled';
  const content = (
    <>
      <span className="desk-time num">
        {match.notBefore && `${t.fixtures.notBefore} `}
        {match.matchTime}
        {delay > 0 && <b> {t.dayDesk.expected(match.expectedStart)}</b>}
      </span>
      <b>{fixtureName(t.fixtures, match)}</b>
      {match.score && <Score score={match.score} />}
      <span className="desk-about">{about.filter(Boolean).join(' · ')}</span>
    </>
  );
  if (movable)
    return (
      <button
        className={`desk-card${kind}`}
        type="button"
        aria-pressed={isPicked}
        onClick={onPress}
        data-can-take={canTake || undefined}
      >
        {content}
      </button>
    );
  if (match.kind === 'waiting') return <div className={`desk-card${kind}`}>{content}</div>;
  return (
    <Link className={`desk-card${kind}`} to={to(`/admin/matchView/${match.id}`)}>
      {content}
    </Link>
  );
}

export function Score({ score }: { score: NonNullable<DeskMatch['score']> }) {
  const { t } = useWords();
  const { sets, set, points } = score;
  return (
    <span className="desk-score num">
      <b>{sets.join(' – ')}</b>
      {set !== null && ` · ${t.dayDesk.set(set)} · ${points.join('–')}`}
    </span>
  );
}

import type { ReactNode } from 'react';
import { FollowPlace } from '#app/features/follow/follow-place.tsx';
import { canBeFollowed, currentPoints } from '#app/features/match-lists/match-groups.ts';
import { matchText } from '#app/features/share-text/share-text.ts';
import { WhatsAppLink } from '#app/features/share-text/whatsapp-link.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { pointOf } from '#contract/matches/live.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { MatchBoard } from './match-board.tsx';
import { type MatchTab, MatchTabs } from './match-tabs.tsx';
import { MiniScore } from './mini-score.tsx';
import { lineOf, type Play } from './play/board-moment.tsx';
import { isInterval } from './play/interval.ts';
import { pointSide } from './play/point-side.ts';

type Props = {
  match: Match;
  play: Play | null;
  best: PlayerSummary | null;
  tab: MatchTab;
  base: string;
  tabs: readonly MatchTab[];
  children: ReactNode;
};

/** Board, tabs and the open tab. `data-match` and `data-live` tell the updater what to follow. */
export function MatchView({ match, play, best, tab, base, tabs, children }: Props) {
  const words = useWords();
  const { t, to } = words;
  const serve = match.serving === 'team1' ? 1 : match.serving === 'team2' ? 2 : 0;
  return (
    <article
      className="match stack"
      data-match={match.id}
      data-v={match.version}
      data-status={match.status}
      data-set={currentPoints(match).set}
      data-over={isInterval(lineOf(match)) ? '' : undefined}
      data-point={pointSide(pointOf(lineOf(match).y).moment)}
      data-said={t.match.said}
      data-serve={match.status === 'Live' ? serve : undefined}
      data-full
    >
      <div className="match-bar">
        <a className="link text-sm" href={to('/')}>
          ‹ {t.match.back}
        </a>
        {canBeFollowed(match) && <FollowPlace />}
        <WhatsAppLink
          className="button soft px-2 text-sm"
          text={matchText(match, words, { best })}
          path={`/${match.id}`}
        />
        <button type="button" className="button soft js px-2 text-sm" data-share={t.match.copied}>
          {t.match.share}
        </button>
      </div>
      <h1 className="sr">{t.match.title(match.team1.name, match.team2.name)}</h1>
      <MatchBoard match={match} play={play} best={best} />
      <MiniScore match={match} />
      <MatchTabs base={base} tab={tab} tabs={tabs} />
      {children}
    </article>
  );
}

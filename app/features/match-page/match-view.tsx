import type { ReactNode } from 'react';
import { currentPoints } from '#app/features/match-lists/match-groups.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { MatchBoard } from './match-board.tsx';
import { type MatchTab, MatchTabs } from './match-tabs.tsx';
import { lineOf, type Play } from './play/board-moment.tsx';
import { isInterval } from './play/interval.ts';

type Props = {
  match: Match;
  play: Play | null;
  tab: MatchTab;
  base: string;
  children: ReactNode;
};

/** Board, tabs and the open tab. `data-match` and `data-live` tell the updater what to follow. */
export function MatchView({ match, play, tab, base, children }: Props) {
  const { t, to } = useWords();
  const serve = match.serving === 'team1' ? 1 : match.serving === 'team2' ? 2 : 0;
  return (
    <article
      className="stack"
      data-match={match.id}
      data-v={match.version}
      data-status={match.status}
      data-set={currentPoints(match).set}
      data-over={isInterval(lineOf(match)) ? '' : undefined}
      data-said={t.match.said}
      data-serve={match.status === 'Live' ? serve : undefined}
      data-full
    >
      <div className="flex items-center justify-between">
        <a className="link text-sm" href={to('/')}>
          ‹ {t.match.back}
        </a>
        <span className="flex items-center">
          <span className="bell-place" />
          <button type="button" className="button soft js" data-share={t.match.copied}>
            {t.match.share}
          </button>
        </span>
      </div>
      <h1 className="sr">{t.match.title(match.team1.name, match.team2.name)}</h1>
      <MatchBoard match={match} play={play} />
      <MatchTabs base={base} tab={tab} />
      {children}
    </article>
  );
}

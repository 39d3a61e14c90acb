import { ChanceCard } from '#app/features/match-page/figures/chance-card.tsx';
import { MatchDetails } from '#app/features/match-page/match-details.tsx';
import { PointScorersCard } from '#app/features/match-page/statistics/point-scorers-card.tsx';
import { ScoreFlowChart } from '#app/features/match-page/statistics/score-flow-chart.tsx';
import { FactsTable } from '#app/features/match-page/statistics/statistics-bars.tsx';
import { NewsList } from '#app/features/news/news-list.tsx';
import { PlayerCards } from '#app/features/players/player-cards.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { CHANCES, FACTS, FLOW, NEWS, OFFICIALS, PLAYERS, SCORERS } from './card-samples.ts';
import { Part } from './part.tsx';
import { MATCHES, TEAMS } from './samples.ts';

/** The cards of matches, players and news. */
export function CardParts() {
  const { t } = useWords();
  const words = t.stylePage;
  const { live, ended } = MATCHES;
  return (
    <>
      <Part title={words.facts}>
        <MatchDetails match={ended} venue={null} officials={OFFICIALS} fans={ended} />
        <FactsTable match={ended} facts={FACTS} />
      </Part>
      <Part title={words.course}>
        <ScoreFlowChart match={live} flow={FLOW} />
        <ChanceCard match={live} chances={CHANCES} />
        <PointScorersCard match={live} scorers={SCORERS} />
      </Part>
      <Part title={words.players}>
        <PlayerCards players={PLAYERS} teams={TEAMS} hasTeamNames />
      </Part>
      <Part title={words.news}>
        <NewsList news={NEWS} teams={TEAMS} />
      </Part>
    </>
  );
}

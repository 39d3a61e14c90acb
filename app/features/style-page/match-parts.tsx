import { BracketView } from '#app/features/bracket/bracket-view.tsx';
import { Crest } from '#app/features/crest/crest.tsx';
import { Monogram } from '#app/features/crest/monogram.tsx';
import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { MatchRow } from '#app/features/match-lists/match-row.tsx';
import { MatchBoard } from '#app/features/match-page/match-board.tsx';
import { CourtDrawing } from '#app/features/match-page/play/court-drawing.tsx';
import { SetTable } from '#app/features/match-page/set-grid.tsx';
import { TeamStripes } from '#app/features/teams/team-colors.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { ColorHead } from '#app/ui/color-head.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { Part } from './part.tsx';
import { BEST, COURTS, MATCHES, STANDINGS, TEAMS, TIES } from './samples.ts';

/** The parts of public pages in their states. */
export function MatchParts() {
  const { t } = useWords();
  const words = t.stylePage;
  const { live, setPoint, ended } = MATCHES;
  return (
    <>
      <Part title={words.rows}>
        <ul className="card">
          {Object.values(MATCHES).map((match) => (
            <MatchRow key={match.id} match={match} />
          ))}
        </ul>
      </Part>
      <Part title={words.boards}>
        {[live, setPoint, ended, MATCHES.planned].map((match) => (
          <article key={match.id} data-status={match.status}>
            <MatchBoard match={match} play={null} best={match === ended ? BEST : null} />
          </article>
        ))}
      </Part>
      <Part title={t.match.sets}>
        <SetTable match={ended} />
      </Part>
      <Part title={t.match.lineups}>
        <CourtDrawing match={live} courts={COURTS} names={null} />
      </Part>
      <Part title={t.leagues.standings}>
        <StandingsTable standings={STANDINGS} label={t.leagues.standings} marked={['kvz']} />
      </Part>
      <Part title={words.bracket}>
        <BracketView ties={TIES} label={words.bracket} />
      </Part>
      <Part title={words.heads}>
        <ColorHead
          color="#0B6B3A"
          ink="#ffffff"
          art={<TeamStripes color="#FFFFFF" />}
          sign={<Crest {...TEAMS[2]} size={72} />}
          title={TEAMS[2].name}
        >
          <p>{words.second}</p>
        </ColorHead>
        <Figures
          figures={[
            [t.match.sets, '3–1'],
            [t.match.points, '97'],
          ]}
        />
      </Part>
      <Signs />
    </>
  );
}

const SIZES = [20, 32, 56] as const;
const TYPES = ['League', 'Tournament', 'Beach', 'Bonanza'] as const;

function Signs() {
  const { t } = useWords();
  return (
    <Part title={t.stylePage.crests}>
      <p className="flex flex-wrap gap-3">
        {TEAMS.flatMap((team) =>
          SIZES.map((size) => <Crest key={`${team.id} ${size}`} {...team} size={size} />),
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        {TYPES.map((type) => (
          <Monogram key={type} name={`Ligi ${type}`} logo={null} type={type} size={48} />
        ))}
      </p>
    </Part>
  );
}

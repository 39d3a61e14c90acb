import type { ReactNode } from 'react';
import { Crest } from '#app/features/crest/crest.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { ChanceCourse } from '#domain/volleyball/statistics/chance-course.ts';
import { shortNameOf } from '../play/shirt-names.ts';
import { BoxTable } from './box-table.tsx';
import { ChanceCard } from './chance-card.tsx';
import { CourseFacts } from './course-facts.tsx';
import {
  FIGURES_VIEWS,
  type FiguresChoice,
  type FiguresView,
  queryOfView,
} from './figures-choice.ts';
import { AttackPhases, PhaseTable } from './phase-tables.tsx';
import { ShirtTable } from './shirt-table.tsx';
import { ZoneMaps } from './zone-maps.tsx';

const SIDE_NUMBERS: Record<Side, 1 | 2> = { team1: 1, team2: 2 };

type Props = {
  match: Match;
  page: MatchStatisticsAnswer | null;
  base: string;
  /** Null where the league shows none. */
  chances: ChanceCourse | null;
  choice: FiguresChoice;
};

/** All that the log tells of teams and players; touch by touch where a scout wrote them down. */
export function StatisticsTab({ match, page, base, chances, choice }: Props) {
  const { t } = useWords();
  const { figures } = t;
  if (page === null) return <p className="empty">{figures.none}</p>;
  if (page.scouted > 0) {
    return (
      <>
        <p className="pt-2 text-sm text-quiet">{figures.touchesOf(page.scouted, page.rallies)}</p>
        <FiguresViews base={base} open={choice.view} />
        <ScoutedView match={match} page={page} base={base} chances={chances} choice={choice} />
        <Downloads match={match} />
      </>
    );
  }
  return (
    <>
      <p className="pt-2 text-sm text-quiet">{figures.noTouches}</p>
      <div className="halves">
        {SIDES.map((side) => (
          <TeamCard key={side} team={page[side]}>
            <ShirtTable label={figures.boxOf(page[side].team.name)} shirts={page[side].shirts} />
            <PhaseTable team={page[side]} />
          </TeamCard>
        ))}
      </div>
      <CourseFacts match={match} page={page} />
      {chances && <ChanceCard match={match} chances={chances} />}
      <p className="pt-2 text-sm text-quiet">{figures.phasesNote}</p>
      <Downloads match={match} />
    </>
  );
}

/** The views of a scouted match: together they are more than a page may weigh. */
function FiguresViews({ base, open }: { base: string; open: FiguresView }) {
  const { t, to } = useWords();
  return (
    <nav className="pills" aria-label={t.match.statistics}>
      {FIGURES_VIEWS.map((view) => (
        <a
          key={view}
          href={to(`${base}/statistics${queryOfView(view)}`)}
          aria-current={view === open ? 'true' : undefined}
        >
          {t.figures.views[view]}
        </a>
      ))}
    </nav>
  );
}

type ScoutedProps = Props & { page: MatchStatisticsAnswer };

function ScoutedView({ match, page, base, chances, choice: { view, player } }: ScoutedProps) {
  const { t } = useWords();
  if (view === 'course') {
    return (
      <>
        <CourseFacts match={match} page={page} />
        {chances && <ChanceCard match={match} chances={chances} />}
      </>
    );
  }
  const isOfPlayers = view === 'players';
  return (
    <>
      {/* Box scores need the whole width. */}
      <div className={isOfPlayers ? 'stack' : 'halves'}>
        {SIDES.map((side) => (
          <TeamCard key={side} team={page[side]}>
            {isOfPlayers ? (
              <PlayerBox team={page[side]} side={side} base={base} />
            ) : (
              <Positions team={page[side]} side={side} base={base} player={player} />
            )}
          </TeamCard>
        ))}
      </div>
      {!isOfPlayers && (
        <p className="pt-2 text-sm text-quiet">
          {t.figures.phasesNote} {t.figures.zonesNote}
        </p>
      )}
    </>
  );
}

type Team = MatchStatisticsAnswer['team1'];

function TeamCard({ team: { team }, children }: { team: Team; children: ReactNode }) {
  return (
    <section className="card p-3">
      <h2 className="card-title flex gap-2">
        <Crest {...team} size={20} />
        {team.name}
      </h2>
      {children}
    </section>
  );
}

type TeamProps = { team: Team; side: Side; base: string };

function PlayerBox({ team: { box, team }, side, base }: TeamProps) {
  const { t } = useWords();
  if (!box) return null;
  return (
    <BoxTable
      label={t.figures.boxOf(team.name)}
      rows={box.players.map(({ shirt, line, player }) => ({
        key: String(shirt),
        name: (
          <ZoneLink base={base} player={`${SIDE_NUMBERS[side]}-${shirt}`}>
            {player ? `${shirt} ${shortNameOf(player.name)}` : t.figures.shirt(shirt)}
          </ZoneLink>
        ),
        line,
      }))}
      total={box.team}
    />
  );
}

/** Rotations, phases of the attack, and zones: of all players or of one. */
function Positions({ team, side, base, player }: TeamProps & { player: string | null }) {
  const { t } = useWords();
  const { figures } = t;
  const chosen = team.box?.players.find(({ shirt }) => player === `${SIDE_NUMBERS[side]}-${shirt}`);
  return (
    <>
      <PhaseTable team={team} />
      {team.attack && <AttackPhases attack={team.attack} />}
      {chosen && (
        <p className="pt-2 text-sm">
          {figures.zonesOf(chosen.player?.name ?? figures.shirt(chosen.shirt))}{' '}
          <ZoneLink base={base}>{figures.zonesOfAll}</ZoneLink>
        </p>
      )}
      <ZoneMaps zones={team.zones} />
    </>
  );
}

/** The zones of one player, or of all again. */
function ZoneLink({ base, player, children }: { base: string; player?: string; children: string }) {
  const { to } = useWords();
  const query = player === undefined ? queryOfView('positions') : `?player=${player}`;
  return (
    <a
      className={player === undefined ? 'link inline-block py-3' : undefined}
      href={to(`${base}/statistics${query}`)}
    >
      {children}
    </a>
  );
}

function Downloads({ match }: { match: Match }) {
  const { t, language } = useWords();
  const form = { path: { id: match.id }, query: { lang: language } };
  return (
    <p className="pt-2 flex flex-wrap gap-x-4">
      <a
        className="link py-3"
        href={apiAddress('GET /matches/{id}/box-score.pdf', form)}
        rel="nofollow"
      >
        {t.figures.paper}
      </a>
      <a
        className="link py-3"
        href={apiAddress('GET /matches/{id}/box-score.csv', form)}
        rel="nofollow"
      >
        {t.figures.table}
      </a>
    </p>
  );
}

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
import { AttackPhases, PhaseTable } from './phase-tables.tsx';
import { ShirtTable } from './shirt-table.tsx';
import { ZoneMaps } from './zone-maps.tsx';

type Props = {
  match: Match;
  page: MatchStatisticsAnswer | null;
  base: string;
  /** Null where the league shows none. */
  chances: ChanceCourse | null;
  /** The player whose zones are shown, as `1-12`. */
  player: string | null;
};

/** All that the log tells of teams and players; touch by touch where a scout wrote them down. */
export function StatisticsTab({ match, page, base, chances, player }: Props) {
  const { t } = useWords();
  if (page === null) return <p className="empty">{t.figures.none}</p>;
  const isScouted = page.scouted > 0;
  return (
    <>
      <p className="pt-2 text-sm text-quiet">
        {isScouted ? t.figures.touchesOf(page.scouted, page.rallies) : t.figures.noTouches}
      </p>
      {/* The figures of touches need the whole width. */}
      <div className={isScouted ? 'stack' : 'halves'}>
        {SIDES.map((side) => (
          <TeamFigures key={side} team={page[side]} side={side} base={base} player={player} />
        ))}
      </div>
      <CourseFacts match={match} page={page} />
      {chances && <ChanceCard match={match} chances={chances} />}
      <p className="pt-2 text-sm text-quiet">{t.figures.phasesNote}</p>
      {isScouted && <p className="text-sm text-quiet">{t.figures.zonesNote}</p>}
      <Downloads match={match} />
    </>
  );
}

type Team = MatchStatisticsAnswer['team1'];
type TeamProps = { team: Team; side: Side; base: string; player: string | null };

function TeamFigures({ team, side, base, player }: TeamProps) {
  const { t } = useWords();
  const { figures } = t;
  const number = side === 'team1' ? 1 : 2;
  const chosen = team.box?.players.find(({ shirt }) => player === `${number}-${shirt}`);
  return (
    <section className="card p-3">
      <h2 className="card-title flex gap-2">
        <Crest {...team.team} size={20} />
        {team.team.name}
      </h2>
      {team.box ? (
        <BoxTable
          label={figures.boxOf(team.team.name)}
          rows={team.box.players.map(({ shirt, line, player: wearer }) => ({
            key: String(shirt),
            name: (
              <ZoneLink base={base} player={`${number}-${shirt}`}>
                {wearer ? `${shirt} ${shortNameOf(wearer.name)}` : figures.shirt(shirt)}
              </ZoneLink>
            ),
            line,
          }))}
          total={team.box.team}
        />
      ) : (
        <ShirtTable label={figures.boxOf(team.team.name)} shirts={team.shirts} />
      )}
      <PhaseTable team={team} />
      {team.attack && <AttackPhases attack={team.attack} />}
      {chosen && (
        <p className="pt-2 text-sm">
          {figures.zonesOf(chosen.player?.name ?? figures.shirt(chosen.shirt))}{' '}
          <ZoneLink base={base}>{figures.zonesOfAll}</ZoneLink>
        </p>
      )}
      <ZoneMaps zones={team.zones} />
    </section>
  );
}

/** The zones of one player, or of all again. */
function ZoneLink({ base, player, children }: { base: string; player?: string; children: string }) {
  const { to } = useWords();
  const query = player === undefined ? '' : `?player=${player}`;
  return (
    <a
      className={player === undefined ? 'link' : undefined}
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
        className="link py-1"
        href={apiAddress('GET /matches/{id}/box-score.pdf', form)}
        rel="nofollow"
      >
        {t.figures.paper}
      </a>
      <a
        className="link py-1"
        href={apiAddress('GET /matches/{id}/box-score.csv', form)}
        rel="nofollow"
      >
        {t.figures.table}
      </a>
    </p>
  );
}

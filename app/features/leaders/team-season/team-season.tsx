import { Crest } from '#app/features/crest/crest.tsx';
import {
  AttackPhases,
  NUMERALS,
  PhaseTable,
} from '#app/features/match-page/figures/phase-tables.tsx';
import { ZoneMaps } from '#app/features/match-page/figures/zone-maps.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamSeasonStatistics } from '#contract/statistics/statistics.ts';
import { CourtBars, standsOnCourt } from './court-bars.tsx';
import { PlayerAttacks } from './player-attacks.tsx';
import { seasonPath } from './season-path.ts';

type Player = TeamSeasonStatistics['players'][number];
type Props = {
  league: string;
  statistics: TeamSeasonStatistics;
  /** The id of the one whose zones are shown; null: those of all. */
  chosen: string | null;
};

/** One team over the matches of a league, or one player of it. */
export function TeamSeason({ league, statistics, chosen }: Props) {
  const { t, to, language } = useWords();
  const { season, table } = t.figures;
  const { team, phases, touches, players } = statistics;
  const player = players.find((line) => line.player.id === chosen);
  const path = { id: league, teamId: team.id };
  return (
    <>
      <h2 className="table-title flex items-center gap-2 pb-2">
        <Crest {...team} size={24} />
        <a className="flex min-h-11 items-center" href={to(`/team/${team.id}`)}>
          {season.titleOf(team.name)}
        </a>
      </h2>
      {phases === null && touches === null ? (
        <p className="empty">{season.none}</p>
      ) : (
        <>
          {!player && <TeamPhases statistics={statistics} />}
          <TeamTouches league={league} statistics={statistics} player={player} />
          <PlayerAttacks players={players} hrefOf={(id) => to(seasonPath(league, team.id, id))} />
          <a
            className="link inline-block py-3"
            href={apiAddress('GET /leagues/{id}/teams/{teamId}/statistics.csv', {
              path,
              query: { lang: language, ...(player && { player: player.player.id }) },
            })}
            rel="nofollow"
          >
            {table}
          </a>
        </>
      )}
    </>
  );
}

function TeamPhases({ statistics }: { statistics: TeamSeasonStatistics }) {
  const { t } = useWords();
  const { season, place, byRotation, bySetter } = t.figures;
  const { played, phases, rotations, setter } = statistics;
  if (phases === null) return null;
  const all = { phases, rotations: null, setter: null };
  const places = rotations ?? setter;
  return (
    <section className="card p-3">
      <h3 className="card-title">{t.figures.phases}</h3>
      <p className="text-sm text-quiet">{season.basis(phases.matches, played, phases.sets)}</p>
      <PhaseTable team={all} />
      {places && (
        <p className="court-key pt-3 text-sm text-quiet">
          <i /> {t.figures.sideOut} <i /> {t.figures.breakPoint}.{' '}
          {standsOnCourt(places) && season.court}
        </p>
      )}
      {rotations && (
        <CourtBars
          title={byRotation}
          byPlace={rotations}
          played={played}
          nameOf={(number) => NUMERALS[number - 1]!}
        />
      )}
      {setter && <CourtBars title={bySetter} byPlace={setter} played={played} nameOf={place} />}
      <p className="pt-2 text-sm text-quiet">{t.figures.phasesNote}</p>
    </section>
  );
}

type TouchesProps = {
  league: string;
  statistics: TeamSeasonStatistics;
  player: Player | undefined;
};

/** Attacks by phase and zones, of all players or of one. */
function TeamTouches({ league, statistics, player }: TouchesProps) {
  const { t, to } = useWords();
  const { season, zonesOfAll, zonesNote } = t.figures;
  const { team, touches, played } = statistics;
  if (touches === null) return null;
  const { matches, sets, attack } = player ?? touches;
  return (
    <section className="card p-3">
      <h3 className="card-title">{player ? season.attackOf(player.player.name) : season.attack}</h3>
      <p className="text-sm text-quiet">
        {season.basis(matches, played, sets)}
        {player && (
          <>
            {' '}
            <a
              className="link inline-flex min-h-11 items-center"
              href={to(seasonPath(league, team.id))}
            >
              {zonesOfAll}
            </a>
          </>
        )}
      </p>
      <AttackPhases attack={attack} />
      <ZoneMaps zones={touches.zones} />
      <p className="pt-2 text-sm text-quiet">{zonesNote}</p>
    </section>
  );
}

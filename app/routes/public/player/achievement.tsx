import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrophyList } from '#app/features/leagues/trophy-list.tsx';
import { resultFor } from '#app/features/match-page/head-to-head/head-to-head.ts';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import { playerRecord } from '#app/features/players/player-record.ts';
import { PlayerRecordCard } from '#app/features/players/player-record-card.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Player } from '#contract/people/player.ts';
import { type PageContext, pageContext } from '#server/platform/pages/page-context.ts';
import { findMatchLog } from '#server/play/matches/queries.ts';
import { loadTrophies } from '../load-trophies.ts';
import { loadTeamMatches } from '../team/load-team.ts';
import { loadPlayer } from './load-player.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** Matches whose logs are read for one player, the latest ones. */
const MAX_LOGS = 30;

/** The player's statistics as far as logs tell, and the trophies of the team. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const player = await loadPlayer(page, params.id);
  const { team } = player;
  if (team === null) return { player, trophies: [], results: null, record: null };
  const [trophies, { past }] = await Promise.all([
    loadTrophies(page),
    loadTeamMatches(page, team.id),
  ]);
  const record = await loadRecord(page, player, past);
  const results = past.flatMap((match) => resultFor(match, team.id) ?? []);
  const won = results.filter((result) => result === 'W').length;
  return {
    player,
    trophies: trophies.filter((trophy) => trophy.team.id === team.id),
    results: { team: team.name, won, played: results.length },
    record,
  };
}

async function loadRecord({ store }: PageContext, player: Player, past: readonly Match[]) {
  const { jerseyNumber, team } = player;
  if (jerseyNumber === null || team === null) return null;
  const written = past.filter(({ detail }) => detail === 'rallies').slice(0, MAX_LOGS);
  const logged = await Promise.all(
    written.map(async (match) => {
      const log = await findMatchLog(store, match.id);
      const side = match.team1.id === team.id ? ('team1' as const) : ('team2' as const);
      return log ? [{ match, log, side }] : [];
    }),
  );
  return playerRecord(jerseyNumber, logged.flat());
}

export default function PlayerAchievement() {
  const { player, trophies, results, record } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <PlayerHead player={player} />
      {record !== null && <PlayerRecordCard record={record} />}
      {results !== null && results.played > 0 && (
        <p className="card p-3">
          {t.people.achievementPlayed(results.team, results.won, results.played)}
        </p>
      )}
      {trophies.length === 0 ? (
        <p className="empty">{t.people.noAchievement}</p>
      ) : (
        <TrophyList trophies={trophies} />
      )}
    </main>
  );
}

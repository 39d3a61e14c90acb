import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Crest } from '#app/features/crest/crest.tsx';
import { TeamSeasons } from '#app/features/leaders/player-and-team-seasons.tsx';
import { headColors, TeamStripes } from '#app/features/teams/team-colors.tsx';
import { TransferList } from '#app/features/transfers/transfer-list.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { textIn } from '#app/lib/text-in.ts';
import { useWords } from '#app/lib/use-words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ColorHead } from '#app/ui/color-head.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { TeamSeason } from '#contract/leagues/leaders.ts';
import type { ClubDetail } from '#contract/people/club.ts';
import { GENDERS } from '#contract/primitives.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { findClub } from '#server/play/clubs/queries.ts';
import { listTeamSeasons } from '#server/play/leaders/queries.ts';
import { listTransfers } from '#server/play/transfers/queries.ts';
import { leadOn } from '../redirects/lead-on.ts';

export const handle: RouteHandle = { shows: 'scores', style: 'news' };

/** Of each team, the latest ones: the page stays within its budget. */
const SHOWN_LEAGUES = 6;
/** Each table of a league is worked out for a place in it. */
const TEAMS_WITH_HISTORY = 6;
const SHOWN_TRANSFERS = 12;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { store } = page;
  const club = params.id === undefined ? undefined : await findClub(store, params.id);
  if (club === undefined && params.id !== undefined) await leadOn(page, 'club', params.id, request);
  if (club === undefined) throw data(null, { status: 404 });
  const history: [team: string, seasons: TeamSeason[]][] = [];
  for (const { id } of club.teams.slice(0, TEAMS_WITH_HISTORY)) {
    const seasons = await listTeamSeasons(store, id);
    history.push([id, seasons.filter(({ league }) => league !== null).slice(0, SHOWN_LEAGUES)]);
  }
  const transfers = await listTransfers(store.db, { club: club.id }, page.now, SHOWN_TRANSFERS);
  return { club, history: new Map(history), transfers };
}

/** A club in its colours, with its teams, the leagues that each plays in, and how it ended in them. */
export default function ClubPage() {
  const { club, history, transfers } = useLoaderData<typeof loader>();
  const { t, language } = useWords();
  const crest = { name: club.name, jerseyColor1: club.color1, jerseyColor2: club.color2 };
  const { second, ...colors } = headColors(crest);
  return (
    <main id="main" className="stack">
      <header>
        <PageHead
          title={club.name}
          description={t.clubs.description(club.name, club.city)}
          schema={{ '@type': 'SportsOrganization', name: club.name, sport: 'Volleyball' }}
        />
        <Breadcrumb links={[['/clubs', t.clubs.title]]} here={club.name} />
        <ColorHead
          {...colors}
          art={<TeamStripes color={second} />}
          sign={<Crest {...crest} logo={null} size={72} />}
          title={club.name}
        >
          <p>
            {club.city} · {t.clubs.teams(club.teamCount)}
          </p>
        </ColorHead>
      </header>
      {(club.about !== '' || club.contact !== '') && (
        <section className="card p-3">
          {club.about !== '' && (
            <p className="whitespace-pre-line">{textIn(language, club.about)}</p>
          )}
          <FactList facts={[[t.clubs.contact, club.contact]]} />
        </section>
      )}
      {club.teams.length === 0 && <p className="empty">{t.clubs.noTeams}</p>}
      {GENDERS.map((gender) => (
        <Teams key={gender} gender={gender} teams={club.teams} history={history} />
      ))}
      {transfers.length > 0 && (
        <section className="card p-3">
          <h2 className="subtitle">{t.transfers.title}</h2>
          <TransferList transfers={transfers} />
        </section>
      )}
    </main>
  );
}

type TeamsProps = {
  gender: (typeof GENDERS)[number];
  teams: ClubDetail['teams'];
  history: ReadonlyMap<string, readonly TeamSeason[]>;
};

function Teams({ gender, teams, history }: TeamsProps) {
  const { t, to } = useWords();
  const own = teams.filter((team) => team.gender === gender);
  if (own.length === 0) return null;
  return (
    <section>
      <h2 className="table-title">{t.people.genders[gender]}</h2>
      <ul className="card team-lines">
        {own.map((team) => (
          <li key={team.id}>
            <a href={to(`/team/${team.id}`)}>
              <Crest {...team} size={24} />
              <span>{team.name}</span>
              <i>{t.people.playerCount(team.playerCount)}</i>
            </a>
            {team.leagues.length > 0 && <Leagues leagues={team.leagues.slice(0, SHOWN_LEAGUES)} />}
          </li>
        ))}
      </ul>
      {own.map(({ id, name }) => (
        <TeamSeasons key={id} team={name} seasons={history.get(id) ?? []} />
      ))}
    </section>
  );
}

function Leagues({ leagues }: { leagues: ClubDetail['teams'][number]['leagues'] }) {
  const { to } = useWords();
  return (
    <p className="px-3 pb-2 text-sm text-quiet">
      {leagues.map(({ id, name, startsAt }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <a className="link" href={to(`/league/${id}`)}>
            {name}
          </a>{' '}
          {startsAt.slice(0, 4)}
        </span>
      ))}
    </p>
  );
}

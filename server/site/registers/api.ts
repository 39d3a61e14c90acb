import { registerCalls, summaryCalls } from '#contract/administration/register-calls.ts';
import type { Warning } from '#contract/administration/summary.ts';
import { leaguesOf } from '#domain/access/actor.ts';
import { keepsFirstPassword } from '#server/accounts/users/first-password.ts';
import { findFirstAccountAt } from '#server/accounts/users/queries.ts';
import { pageOfUsers } from '#server/accounts/users/register-queries.ts';
import { backupWarnings, readBackupState } from '#server/exchange/backups/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { pageOfClubs } from '#server/play/clubs/register-queries.ts';
import { pageOfLeagues } from '#server/play/leagues/register-queries.ts';
import { pageOfMatches } from '#server/play/matches/register-queries.ts';
import { pageOfOfficials } from '#server/play/officials/register-queries.ts';
import { pageOfPartners } from '#server/play/partners/register-queries.ts';
import { pageOfPlayers } from '#server/play/players/register-queries.ts';
import { pageOfSeasons } from '#server/play/seasons/register-queries.ts';
import { pageOfTeams } from '#server/play/teams/register-queries.ts';
import { pageOfVenues } from '#server/play/venues/register-queries.ts';
import { pageOfNews } from '#server/site/news/register-queries.ts';
import { readBeginning } from '#server/site/setup/queries.ts';
import { getSummary } from '#server/site/summary/queries.ts';

const registers = routesOf(registerCalls);
const summary = routesOf(summaryCalls);

/** The state of the installation is for administrators. */
const NO_BEGINNING = { hasDemonstration: false, isNamed: false, hasHelpers: false };
const NO_BACKUPS = { isOn: false, lastGood: null, lastByHand: null, fault: null };

type Registers = typeof registers;
type QueryOf<Name extends keyof Registers> = Registers[Name]['request']['query']['_output'];
type PageOf<Name extends keyof Registers> =
  Registers[Name]['responses'][200]['content']['application/json']['schema']['_output'];

/** The lists and numbers that administrators work with, and those who run leagues with theirs. */
export function mountRegisters(
  api: Api,
  store: Store,
  {
    findWarnings = async () => [],
    hasDailyBackups = false,
  }: { findWarnings?: (() => Promise<Warning[]>) | undefined; hasDailyBackups?: boolean } = {},
): void {
  function mount<Name extends keyof Registers>(
    resource: Name,
    read: (
      store: Store,
      query: QueryOf<Name>,
      now: number,
      leagues: readonly string[] | null,
    ) => Promise<PageOf<Name>>,
  ): void {
    api.openapi(registers[resource], async (c) => {
      const query = c.req.valid('query' as never) as QueryOf<Name>;
      const found = await read(store, query, c.var.now, leaguesOf(await c.var.findActor()));
      // The types of `mount` say that it is what the route promises.
      return c.json(found as never, 200, NO_STORE);
    });
  }

  mount('matches', pageOfMatches);
  mount('teams', pageOfTeams);
  mount('players', pageOfPlayers);
  mount('leagues', pageOfLeagues);
  mount('users', pageOfUsers);
  mount('officials', pageOfOfficials);
  mount('partners', pageOfPartners);
  mount('venues', pageOfVenues);
  mount('clubs', pageOfClubs);
  mount('seasons', pageOfSeasons);
  mount('news', pageOfNews);

  api.openapi(summary.get, async (c) => {
    const { now } = c.var;
    const leagues = leaguesOf(await c.var.findActor());
    if (leagues !== null) {
      const numbers = await getSummary(store, now, leagues);
      const closed = { warnings: [], backups: NO_BACKUPS, beginning: NO_BEGINNING };
      return c.json({ ...numbers, ...closed }, 200, NO_STORE);
    }
    const [numbers, warnings, backups, beginning, hasFirstPassword, begunAt] = await Promise.all([
      getSummary(store, now, null),
      findWarnings(),
      readBackupState(store.db, hasDailyBackups),
      readBeginning(store.db),
      keepsFirstPassword(store),
      findFirstAccountAt(store.db),
    ]);
    // The data of a demonstration are made anew as often as anybody likes.
    const since = beginning.hasDemonstration ? null : begunAt;
    const more: Warning[] = [
      ...backupWarnings(backups, since, now),
      ...(hasFirstPassword ? (['first-password'] as const) : []),
    ];
    const state = { warnings: [...warnings, ...more], backups, beginning };
    return c.json({ ...numbers, ...state }, 200, NO_STORE);
  });
}

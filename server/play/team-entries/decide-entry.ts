import type { DecideEntry, EntryDetails } from '#contract/entries/team-entry.ts';
import { NO_NAME } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { can, type TeamStaff } from '#domain/access/can.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { TeamEntryRow } from '#server/platform/db/tables/entry-tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { insertClub } from '#server/play/clubs/commands.ts';
import { enterTeam } from '#server/play/leagues/commands.ts';
import { writeOnPages } from '#server/play/leagues/write-in-league.ts';
import { keepCharge } from '#server/play/ledger/commands.ts';
import { insertPlayer } from '#server/play/players/commands.ts';
import { insertTeam } from '#server/play/teams/commands.ts';
import { STAFF_COLUMNS, staffOf } from '#server/play/teams/subject-queries.ts';
import { getEntryRow, sameClubs, sameTeams } from './queries.ts';
import { detailsOf } from './views.ts';

type Counts = { playersAdded: number; playersLeftOut: number };
type Accepted = Pick<DecideEntry, 'team' | 'club'>;

const NONE: Counts = { playersAdded: 0, playersLeftOut: 0 };

/** Accepts a team that was sent in, or refuses it; its people are forgotten with the decision. */
export async function decideEntry(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
  input: DecideEntry,
): Promise<Counts> {
  return writeOnPages(store, author, leagueId, async (tx) => {
    const row = await getEntryRow(tx.db, leagueId, id);
    const details = detailsOf(row);
    if (row.state !== 'waiting' || !details) throw refused('DECIDED', textOf('entry.decided'));
    if (input.decision === 'refused') {
      await settle(tx, author, row, {
        state: 'refused',
        reason: input.reason ?? '',
        team_id: null,
      });
      return NONE;
    }
    const { team, counts } = await accept(tx, author, row, details, input);
    await settle(tx, author, row, { state: 'accepted', reason: '', team_id: team });
    return counts;
  });
}

type Outcome = Pick<TeamEntryRow, 'state' | 'reason' | 'team_id'>;

async function settle(tx: Write, author: Author, row: TeamEntryRow, outcome: Outcome) {
  const { db, audit } = tx;
  await db
    .updateTable('team_entry')
    .set({ ...outcome, details: null, decided_at: author.now })
    .where('id', '=', row.id)
    .execute();
  const { state, team_id: team } = outcome;
  const after = { entry: row.id, name: row.team_name, state, team };
  audit({ action: 'league.entry-decide', subject: `league:${row.league_id}`, after });
  // A team that is refused has nobody here: the sender reads it at the own link, the office tells it too.
  tx.tell({
    kind: 'entry-decision',
    leagueId: row.league_id,
    to: team === null ? [`entry:${row.id}`] : [`team:${team}`],
    facts: { state, name: row.team_name, reason: outcome.reason },
  });
}

async function accept(
  tx: Write,
  author: Author,
  row: TeamEntryRow,
  details: EntryDetails,
  choice: Accepted,
) {
  const team = await teamOf(tx, author, details, choice);
  await enterTeam(tx.db, row.league_id, team.id);
  const entered = { action: 'league.add-team', subject: `league:${row.league_id}` } as const;
  tx.audit({ ...entered, after: { team: team.id } });
  const counts = await addPlayers(tx, author, team, details.players);
  if (row.fee !== null) {
    const league = await tx.db
      .selectFrom('league')
      .select('name')
      .where('id', '=', row.league_id)
      .executeTakeFirstOrThrow();
    const charge = { kind: 'entry-fee', text: league.name, amount: Number(row.fee) } as const;
    await keepCharge(tx, author, row.league_id, { ...charge, team: team.id, field: 'team' });
  }
  return { team: team.id, counts };
}

type EnteredTeam = { id: string; staff: TeamStaff; isNew: boolean };

async function teamOf(
  tx: Write,
  author: Author,
  details: EntryDetails,
  { team, club }: Accepted,
): Promise<EnteredTeam> {
  if (team !== undefined && team !== 'new') return knownTeam(tx, team, details.gender);
  const { name, gender } = details;
  if (team === undefined && (await sameTeams(tx.db, name, gender)).length > 0) {
    throw refused('NAME_TAKEN', textOf('entry.teamExists'), 'team');
  }
  const { city, jerseyColor1 = '#ffffff', jerseyColor2 = '#ffffff' } = details;
  const facts = { name, city, gender, jerseyColor1, jerseyColor2, about: '' };
  const coach = await plainName(tx, details.coach);
  const clubId = await clubOf(tx, author, details, club);
  const id = await insertTeam(tx, author, { ...facts, coach, club: clubId });
  return { id, staff: { coachUserId: null, clubId }, isNew: true };
}

async function knownTeam({ db }: Write, id: string, gender: string): Promise<EnteredTeam> {
  const row = await db
    .selectFrom('team')
    .select(['id', 'gender', ...STAFF_COLUMNS])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('team.notFound');
  if (row.gender !== gender) throw refused('OTHER_GENDER', textOf('entry.otherGender'), 'team');
  return { id, staff: staffOf(row), isNew: false };
}

/** The id of an account as a coach's name would make that account the coach: a stranger gives names only. */
async function plainName({ db }: Write, coach: string | undefined): Promise<string> {
  if (coach === undefined) return NO_NAME;
  const account = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', coach)
    .executeTakeFirst();
  return account ? NO_NAME : coach;
}

async function clubOf(
  tx: Write,
  author: Author,
  { club: name, city, jerseyColor1, jerseyColor2 }: EntryDetails,
  choice: Accepted['club'],
): Promise<string | null> {
  if (choice !== undefined && choice !== 'new') return choice;
  if (name === undefined) return null;
  if (choice === undefined && (await sameClubs(tx.db, name)).length > 0) {
    throw refused('NAME_TAKEN', textOf('entry.clubExists'), 'club');
  }
  const colours = {
    ...(jerseyColor1 === undefined ? {} : { color1: jerseyColor1 }),
    ...(jerseyColor2 === undefined ? {} : { color2: jerseyColor2 }),
  };
  return insertClub(tx, author, { name, city, ...colours });
}

/**
 * The players who are not in the team yet. A team whose coach has an account keeps its roster to that coach:
 * else whoever has a link would change it.
 */
async function addPlayers(
  tx: Write,
  author: Author,
  { id: team, staff, isNew }: EnteredTeam,
  players: EntryDetails['players'],
): Promise<Counts> {
  const mayAdd =
    isNew ||
    staff.coachUserId === null ||
    can(author.actor, 'team:roster', { kind: 'team', ...staff });
  if (!mayAdd) return { playersAdded: 0, playersLeftOut: players.length };
  const roster = await tx.db
    .selectFrom('player')
    .select('full_name')
    .where('team_id', '=', team)
    .where('archived_at', 'is', null)
    .execute();
  const known = new Set(roster.map((row) => foldedName(row.full_name)));
  let playersAdded = 0;
  for (const { fullName, jerseyNumber } of players) {
    if (known.has(foldedName(fullName))) continue;
    known.add(foldedName(fullName));
    await insertPlayer(tx, author, { fullName, jerseyNumber, team });
    playersAdded += 1;
  }
  return { playersAdded, playersLeftOut: players.length - playersAdded };
}

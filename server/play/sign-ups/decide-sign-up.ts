import type { CreatePlayer } from '#contract/people/player.ts';
import type { DecideSignUp, SignUpDetails } from '#contract/sign-ups/sign-up.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { PlayerSignUpRow } from '#server/platform/db/tables/entry-tables.ts';
import type { PlayerRow } from '#server/platform/db/tables/tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { keepConsent } from '#server/play/consents/commands.ts';
import { insertPlayer, updatePlayerRow } from '#server/play/players/commands.ts';
import { writeSignUps } from './commands.ts';
import { getSignUpRow, sameNamesIn } from './queries.ts';
import { detailsOf } from './views.ts';

/** Takes a person into the team, or refuses; what was sent is forgotten with the decision. */
export async function decideSignUp(
  store: Store,
  author: Author,
  teamId: string,
  id: string,
  input: DecideSignUp,
): Promise<void> {
  await writeSignUps(store, author, teamId, async (tx) => {
    const row = await getSignUpRow(tx.db, teamId, id);
    const details = detailsOf(row);
    if (row.state !== 'waiting' || !details) throw refused('DECIDED', textOf('signUp.decided'));
    if (input.decision === 'refused') {
      return settle(tx, author, row, { reason: input.reason ?? '', player_id: null });
    }
    const player_id = await accept(tx, author, row, details, input);
    return settle(tx, author, row, { reason: '', player_id });
  });
}

type Outcome = Pick<PlayerSignUpRow, 'reason' | 'player_id'>;

async function settle(
  { db, audit }: Write,
  author: Author,
  row: PlayerSignUpRow,
  outcome: Outcome,
) {
  const state = outcome.player_id === null ? 'refused' : 'accepted';
  await db
    .updateTable('player_sign_up')
    .set({ ...outcome, state, details: null, decided_at: author.now })
    .where('id', '=', row.id)
    .execute();
  const after = { entry: row.id, state, player: outcome.player_id };
  audit({ action: 'team.sign-up-decide', subject: `team:${row.team_id}`, after });
}

async function accept(
  tx: Write,
  author: Author,
  row: PlayerSignUpRow,
  details: SignUpDetails,
  { player, jerseyNumber }: DecideSignUp,
): Promise<string> {
  const { consent, ...sent } = details;
  const person: CreatePlayer = {
    ...sent,
    team: row.team_id,
    jerseyNumber: jerseyNumber === undefined ? details.jerseyNumber : jerseyNumber,
  };
  const known = await sameNamesIn(tx.db, row.team_id, details.fullName);
  if (player === undefined && known.length > 0) {
    throw refused('NAME_TAKEN', textOf('signUp.nameTaken'), 'player');
  }
  const id =
    player === undefined || player === 'new'
      ? await insertPlayer(tx, author, person)
      : await complete(tx, author, row.team_id, player, person);
  if (consent) {
    const givenOn = localDate(Number(row.created_at));
    await keepConsent(tx, author, id, details.dateOfBirth, { ...consent, givenOn });
  }
  return id;
}

const COLUMN_OF = {
  dateOfBirth: 'date_of_birth',
  gender: 'gender',
  jerseyNumber: 'jersey_number',
  position: 'position',
  phone: 'phone',
} as const satisfies Partial<Record<keyof CreatePlayer, keyof PlayerRow>>;

/** A player of the roster who signed up gets what the record has not: nothing that stands is changed. */
async function complete(
  tx: Write,
  author: Author,
  teamId: string,
  id: string,
  person: CreatePlayer,
): Promise<string> {
  const row = await tx.db
    .selectFrom('player')
    .selectAll()
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('user_id', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw refused('NOT_IN_TEAM', textOf('signUp.notInTeam'), 'player');
  const missing = Object.entries(COLUMN_OF).filter(([, column]) => row[column] === null);
  const added = Object.fromEntries(
    missing.map(([field]) => [field, person[field as keyof CreatePlayer]]),
  );
  await updatePlayerRow(tx, author, row, { fullName: row.full_name, ...added });
  return id;
}

import { dataset, day, flag, instant, integer, json, text, withheld } from './dataset.ts';

const id = text('The id, a UUID; the same in every dump and in the API.');
const match = text('The match.');

export const matches = dataset('match', 'A match with its result so far.', {
  id,
  team1_id: text('The first team.'),
  team2_id: text('The second team.'),
  match_type: text('As in the API: the id of its league, Friendly or Beach.'),
  league_id: text('The league; empty where it belongs to none.'),
  group_id: text('The group; empty where it is of none.'),
  round: text('The round; may be empty.'),
  gender: text('Men, Women or Mixed, as the API names it.'),
  match_date: day('The day, East Africa Time.'),
  match_time: text('The time as HH:MM, East Africa Time; empty where it is not known.'),
  starts_at: instant('The start; of a match without a time the end of its day.'),
  location: text('The venue.'),
  court: text('The court; may be empty.'),
  watch_url: withheld(null),
  tickets_url: withheld(null),
  ticket_price: withheld(null),
  attendance: integer('The spectators, where somebody counted them.'),
  result_reason: withheld(null),
  not_before: flag('1: it waits for a late match and begins at its time or later.'),
  counts: flag('1: it counts in the table.'),
  demo: withheld(0),
  rules: json('The rules it is played by, from the first entry of its log on.'),
  pen_epoch: withheld(0),
  pen_holder: withheld(null),
  seq: integer('The number of entries of its log.'),
  version: integer('Moves with every change that a reader can see.'),
  status: text('not started, Live, ended and so on, as the API names it.'),
  sets: json('The sets with their points.'),
  team1_wins: integer('Sets won by the first team.'),
  team2_wins: integer('Sets won by the second team.'),
  winner: text('team1 or team2; empty while nobody has won.'),
  decided: flag('1: the rules decided it.'),
  serving: text('team1 or team2; empty where nobody serves.'),
  set_point: text('The team that has set point; empty where none has.'),
  match_point: text('The team that has match point; empty where none has.'),
  detail: text('How closely it was scored: rallies, sets or the result.'),
  current_set: integer('The set that is played; empty between sets.'),
  forfeit: text('Who forfeited; empty where nobody did.'),
  sheet_version: integer('0: not official; above 1: corrected.'),
  plan_version: integer('Changes of day, time, place or teams.'),
  plan_changed_at: instant('When the plan or the result changed.'),
  moved_from: withheld(null),
  archived_at: withheld(null),
  created_at: instant('When the row was made.'),
  updated_at: instant('When the row was changed last.'),
});

export const events = dataset(
  'match_event',
  'An entry of the log of a match. Names, drawings, and words that people typed are left out.',
  {
    match_id: match,
    seq: integer('The place in the log, from 1.'),
    id,
    type: text('The kind of entry, as the API describes it.'),
    at: instant('The time on the clock of the scorer.'),
    payload: json('The facts of the entry.'),
    epoch: withheld(0),
    actor: withheld(''),
    recorded_at: instant('The time at which the server took it.'),
  },
);

export const bestPlayers = dataset('best_player', 'The player of a match, of 18 years or more.', {
  match_id: match,
  player_id: text('The player.'),
  chosen_at: instant('When the player was chosen.'),
});

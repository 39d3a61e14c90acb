import { dataset, day, decimal, instant, integer, text, withheld } from './dataset.ts';

const id = text('The id, a UUID; the same in every dump and in the API.');
const created = instant('When the row was made.');
const updated = instant('When the row was changed last.');
const archived = instant('When it was archived; empty while it is in use.');
const sortName = text('The name in lower case without accents.');

export const clubs = dataset('club', 'A club, which has teams.', {
  id,
  name: text('The name.'),
  sort_name: sortName,
  city: text('The city or town.'),
  contact: withheld(''),
  about: withheld(''),
  color1: text('The first colour, #rrggbb; may be empty.'),
  color2: text('The second colour, #rrggbb; may be empty.'),
  merged_into: withheld(null),
  archived_at: archived,
  created_at: created,
  updated_at: updated,
});

export const teams = dataset('team', 'A team. Names of coaches are not published.', {
  id,
  name: text('The name.'),
  sort_name: sortName,
  city: text('The city or town.'),
  gender: text('Men, Women or Mixed, as the API names it.'),
  coach: withheld('N/A'),
  coach_user_id: withheld(null),
  club_id: text('The club; empty where the team is of none.'),
  about: withheld(''),
  logo: withheld(null),
  jersey_color1: text('The first colour of the jersey, #rrggbb.'),
  jersey_color2: text('The second colour of the jersey, #rrggbb.'),
  merged_into: withheld(null),
  archived_at: archived,
  created_at: created,
  updated_at: updated,
});

/** Nobody takes a dump back, so that consents of children and of their parents do not reach so far. */
export const players = dataset(
  'player',
  'A player of 18 years or more. Children, and players whose age nobody knows, are not published.',
  {
    id,
    user_id: withheld(null),
    team_id: text('The team; empty where the player has none.'),
    full_name: text('The name.'),
    sort_name: sortName,
    nickname: withheld(null),
    phone: withheld(null),
    email: withheld(null),
    profile_picture: withheld(null),
    date_of_birth: withheld(null),
    nationality: withheld(null),
    gender: withheld(null),
    jersey_number: integer('The number on the shirt; empty where it is not known.'),
    height: withheld(null),
    weight: withheld(null),
    dominant_hand: withheld(null),
    position: text('The position, as the API names it; empty where it is not known.'),
    personal_bio: withheld(null),
    instagram: withheld(null),
    tiktok: withheld(null),
    facebook: withheld(null),
    consent: withheld(0),
    consent_picture: withheld(0),
    consent_statistics: withheld(0),
    licence: withheld(null),
    licence_until: withheld(null),
    created_by: withheld(null),
    merged_into: withheld(null),
    archived_at: archived,
    created_at: created,
    updated_at: updated,
  },
);

export const venues = dataset('venue', 'A place where matches are played.', {
  id,
  name: text('The name, as `location` of matches has it.'),
  sort_name: sortName,
  place: text('The city or town.'),
  latitude: decimal('Degrees (WGS 84); empty where nobody entered them.'),
  longitude: decimal('Degrees (WGS 84); empty where nobody entered them.'),
  courts: integer('The number of courts.'),
  note: withheld(''),
  archived_at: archived,
  created_at: created,
  updated_at: updated,
});

export const seasons = dataset('season', 'A season, which has leagues.', {
  id,
  name: text('The name.'),
  sort_name: sortName,
  starts_on: day('The first day.'),
  ends_on: day('The last day.'),
  archived_at: archived,
  created_at: created,
  updated_at: updated,
});

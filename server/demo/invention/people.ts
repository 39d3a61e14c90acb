import type { Gender } from '#contract/primitives.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { PlayerRow } from '#server/platform/db/tables/tables.ts';
import { FEMALE_FIRST_NAMES, LAST_NAMES, MALE_FIRST_NAMES } from '../tanzania.ts';
import { type Chance, chanceOf, pick, shuffled } from './chance.ts';

/**
 * The players of a squad, in this order: the places by which the logs of the demonstration name
 * them.
 */
const SQUAD_PLACES = [
  'Setter',
  'Opposite',
  'Outside hitter',
  'Outside hitter',
  'Middle blocker',
  'Middle blocker',
  'Libero',
  'Setter',
  'Outside hitter',
  'Middle blocker',
  'Opposite',
  'Libero',
];

/** Invented people, none of them twice: first and last names in new combinations. */
export function inventNames(gender: Gender): () => string {
  const first = gender === 'Men' ? MALE_FIRST_NAMES : FEMALE_FIRST_NAMES;
  const names = first.flatMap((name) =>
    LAST_NAMES.filter((last) => last !== name).map((last) => `${name} ${last}`),
  );
  const order = shuffled(names, chanceOf(`people ${gender}`));
  let next = 0;
  return () => {
    next += 1;
    return order[next - 1]!;
  };
}

/** The shirts of a club's squad by place, the same every time. */
export function shirtsOf(club: string, gender: Gender): number[] {
  const shirts = Array.from({ length: 18 }, (_, index) => index + 1);
  return shuffled(shirts, chanceOf(`shirts ${gender} ${club}`)).slice(0, SQUAD_PLACES.length);
}

/** A squad of adults with shirts, positions and measures. */
export function inventSquad(
  { id, name: club }: { id: string; name: string },
  gender: Gender,
  nextName: () => string,
  now: number,
): PlayerRow[] {
  const chance = chanceOf(`squad ${gender} ${club}`);
  const shirts = shirtsOf(club, gender);
  return SQUAD_PLACES.map((position, index) => {
    const name = nextName();
    return {
      ...emptyPlayer(now),
      team_id: id,
      full_name: name,
      sort_name: sortName(name),
      date_of_birth: adultBirth(now, chance),
      nationality: 'Tanzanian',
      gender: gender === 'Men' ? 'Male' : 'Female',
      jersey_number: shirts[index]!,
      height: heightOf(gender, position, chance),
      weight: Math.round((gender === 'Men' ? 72 : 62) + chance() * 16),
      dominant_hand: pick(['Right', 'Right', 'Right', 'Right', 'Left'], chance),
      position,
    };
  });
}

function emptyPlayer(now: number): PlayerRow {
  return {
    id: newId(now),
    user_id: null,
    team_id: null,
    full_name: '',
    sort_name: '',
    nickname: null,
    phone: null,
    email: null,
    profile_picture: null,
    date_of_birth: null,
    nationality: null,
    gender: null,
    jersey_number: null,
    height: null,
    weight: null,
    dominant_hand: null,
    position: null,
    personal_bio: null,
    instagram: null,
    tiktok: null,
    facebook: null,
    licence: null,
    licence_until: null,
    consent: 0,
    consent_picture: 0,
    consent_statistics: 0,
    created_by: null,
    merged_into: null,
    archived_at: null,
    created_at: now,
    updated_at: now,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Between 19 and 34 years of age. */
function adultBirth(now: number, chance: Chance): string {
  const days = Math.floor((19 + chance() * 15) * 365.25);
  return new Date(now - days * DAY_MS).toISOString().slice(0, 10);
}

function heightOf(gender: Gender, position: string, chance: Chance): number {
  const base = gender === 'Men' ? 178 : 166;
  const tall = position === 'Middle blocker' ? 12 : position === 'Libero' ? -4 : 5;
  return Math.round(base + tall + chance() * 9);
}

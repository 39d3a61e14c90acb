import type { MergeKind } from '#contract/merges/merge.ts';
import { NO_NAME } from '#contract/primitives.ts';
import type { Row } from './move-rows.ts';

const WHITE = '#ffffff';

/** A fact of a record that two records may say differently; `text`: null where it says nothing. */
type MergeField = {
  name: string;
  columns: readonly string[];
  text: (row: Row) => string | null;
};

function plain(name: string, column: string = name): MergeField {
  const text = (row: Row) => {
    const value = row[column];
    return value === null || value === undefined || value === '' ? null : String(value);
  };
  return { name, columns: [column], text };
}

const NAME = ['sort_name'] as const;

function named(name: string, column: string): MergeField {
  return { ...plain(name, column), columns: [column, ...NAME] };
}

function colors(...columns: readonly [string, string]): MergeField {
  return {
    name: 'colors',
    columns,
    text: (row) =>
      columns.every((column) => row[column] === WHITE)
        ? null
        : columns.map((column) => row[column]).join(' '),
  };
}

/** The fields of each kind; the rows have the names of team, club and account beside their ids. */
export const FIELDS: Record<MergeKind, readonly MergeField[]> = {
  player: [
    named('fullName', 'full_name'),
    plain('nickname'),
    plain('dateOfBirth', 'date_of_birth'),
    plain('gender'),
    plain('nationality'),
    { ...plain('team', 'team_name'), columns: ['team_id'] },
    plain('jerseyNumber', 'jersey_number'),
    plain('position'),
    plain('dominantHand', 'dominant_hand'),
    plain('height'),
    plain('weight'),
    plain('phone'),
    plain('email'),
    { ...plain('licence'), columns: ['licence', 'licence_until'] },
    { ...plain('account', 'account_name'), columns: ['user_id'] },
    plain('profilePicture', 'profile_picture'),
    plain('personalBio', 'personal_bio'),
    plain('instagram'),
    plain('tiktok'),
    plain('facebook'),
  ],
  team: [
    named('name', 'name'),
    plain('city'),
    {
      name: 'coach',
      columns: ['coach', 'coach_user_id'],
      text: (row) => {
        if (row.account_name !== null) return String(row.account_name);
        return row.coach === NO_NAME ? null : String(row.coach);
      },
    },
    { ...plain('club', 'club_name'), columns: ['club_id'] },
    colors('jersey_color1', 'jersey_color2'),
    plain('logo'),
    plain('about'),
  ],
  club: [
    named('name', 'name'),
    plain('city'),
    plain('contact'),
    colors('color1', 'color2'),
    plain('about'),
  ],
};

export type Comparison = {
  conflicts: { field: MergeField; kept: string; merged: string }[];
  taken: { field: MergeField; value: string }[];
};

/** The fields in which two records differ, and those that only the other one has. */
export function compareRecords(kind: MergeKind, remaining: Row, merged: Row): Comparison {
  const found: Comparison = { conflicts: [], taken: [] };
  for (const field of FIELDS[kind]) {
    const own = field.text(remaining);
    const other = field.text(merged);
    if (other === null || other === own) continue;
    if (own === null) found.taken.push({ field, value: other });
    else found.conflicts.push({ field, kept: own, merged: other });
  }
  return found;
}

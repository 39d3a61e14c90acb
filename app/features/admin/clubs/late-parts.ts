import { lazy } from 'react';

/** They belong to the list of clubs and to the secretaries of a league: other pages do not pay for them. */
export const LateClubDialog = lazy(async () => {
  const { ClubDialog } = await import('../directory/club-dialog.tsx');
  return { default: ClubDialog };
});

export const LateNamedPeople = lazy(async () => {
  const { NamedPeople } = await import('../named-people/named-people.tsx');
  return { default: NamedPeople };
});

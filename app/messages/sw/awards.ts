import type { Messages } from '#app/messages/messages.ts';

export const awards: Messages['awards'] = {
  title: 'Uamuzi wa kutoa pointi',
  note: 'Pointi, seti au mechi bila kucheza',
  text: 'Mwanzishaji na nafasi hazibadiliki. Sababu inaandikwa kwenye karatasi.',
  kinds: {
    more: 'Pointi moja zaidi',
    less: 'Pointi moja pungufu',
    set: 'Seti',
    match: 'Mechi',
  },
  notes: {
    more: 'Kwa mpira ambao haukuhesabiwa',
    less: 'Kwa pointi iliyohesabiwa kimakosa',
    set: 'Pointi inazohitaji bado kwa seti hii',
    match: 'Pointi na seti inazohitaji bado',
  },
  why: 'Sababu',
  told: {
    point: (points) => (points > 0 ? `+${points}` : `−${-points}`),
    set: 'seti',
    match: 'mechi',
  },
};

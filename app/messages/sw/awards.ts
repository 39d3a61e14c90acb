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
    more: (team) => `${team} wanapata pointi ya mpira ambao haukuhesabiwa.`,
    less: (team) => `${team} wanapunguziwa pointi iliyohesabiwa kimakosa.`,
    set: (team) => `${team} wanashinda seti hii: wanaongezewa pointi wanazohitaji bado.`,
    match: (team) => `${team} wanashinda mechi: wanaongezewa pointi na seti wanazohitaji bado.`,
  },
  why: 'Sababu',
  told: {
    point: (points) => (points > 0 ? `+${points}` : `−${-points}`),
    set: 'seti',
    match: 'mechi',
  },
};

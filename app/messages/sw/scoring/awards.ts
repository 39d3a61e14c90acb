import type { Messages } from '#app/messages/messages.ts';

export const awards: Messages['awards'] = {
  title: 'Uamuzi wa maofisa',
  note: 'Pointi, seti au mechi bila kucheza',
  text: 'Mpiga sevu na nafasi havibadiliki. Sababu inaandikwa kwenye fomu ya alama.',
  kinds: {
    more: 'Pointi moja zaidi',
    less: 'Pointi moja pungufu',
    set: 'Seti',
    match: 'Mechi',
  },
  notes: {
    more: (team) => `${team} inapata pointi, kama ya mpira ambao haukuhesabiwa.`,
    less: (team) => `${team} inapunguziwa pointi iliyohesabiwa kimakosa.`,
    set: (team) => `${team} inashinda seti hii: inaongezewa pointi inazohitaji bado.`,
    match: (team) => `${team} inashinda mechi: inaongezewa pointi na seti inazohitaji bado.`,
  },
  why: 'Sababu',
  told: {
    point: (points) => (points > 0 ? `+${points}` : `−${-points}`),
    set: 'seti',
    match: 'mechi',
  },
};

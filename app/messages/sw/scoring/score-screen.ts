import type { Messages } from '../../messages.ts';

export const scoreScreen: Messages['scoreScreen'] = {
  title: 'Skrini',
  contrast: 'Rangi kali, kwa jua kali',
  leftHanded: 'Vitufe kwa mkono wa kushoto',
  mirrored: 'Nimekaa upande wa pili: geuza kushoto na kulia',
  vibrates: 'Tetemesha kwa kila mguso',
  sounds: 'Honi mwishoni mwa taimauti na mapumziko, na kwa pointi 8 za seti ya mwisho',
  thisDevice: 'Kifaa hiki kitakumbuka.',
  keysTitle: 'Vitufe vya kibodi',
  keys: [
    ['← / A / PageUp', 'pointi kwa timu ya kushoto'],
    ['→ / L / PageDown', 'pointi kwa timu ya kulia'],
    ['U / ⌫', 'tengua'],
    ['Q / P', 'taimauti kushoto / kulia'],
    ['1 – 6', 'jinsi pointi ilivyopatikana'],
    ['?', 'vitufe hivi'],
  ],
  timeout: (team) => `Taimauti ya ${team}`,
  technicalTimeout: 'Taimauti ya kiufundi',
  technicalDue: 'Ni wakati wa taimauti ya kiufundi.',
  startTechnical: 'Yaanze',
  interval: 'Mapumziko kati ya seti',
  timeIsUp: 'Muda umeisha',
  dismiss: 'Ficha',
  sidesSwapped: 'Pande zimebadilika kwenye skrini hii pia.',
  board: 'Ubao wa matokeo kwa TV au simu ya pili',
};

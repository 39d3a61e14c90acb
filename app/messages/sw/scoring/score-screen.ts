import type { Messages } from '../../messages.ts';

export const scoreScreen: Messages['scoreScreen'] = {
  title: 'Skrini',
  contrast: 'Rangi kali, kwa jua kali',
  leftHanded: 'Vitufe kwa mkono wa kushoto',
  mirrored: 'Nimekaa upande wa pili: geuza kushoto na kulia',
  vibrates: 'Tetemesha kwa kila mguso',
  thisDevice: 'Kifaa hiki kitakumbuka.',
  keysTitle: 'Vitufe vya kibodi',
  keys: [
    ['← / A', 'pointi kwa timu ya kushoto'],
    ['→ / L', 'pointi kwa timu ya kulia'],
    ['U', 'tengua'],
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

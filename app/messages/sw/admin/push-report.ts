import type { Messages } from '#app/messages/messages.ts';
import { plural } from '../../plural.ts';

export const pushReport: Messages['pushReport'] = {
  title: 'Push: matokeo kwa vifaa vya mashabiki',
  running: 'Ujumbe unatumwa.',
  stopped: 'Ujumbe wote umesitishwa.',
  notReady: 'Hakuna ujumbe unaotumwa: PUBLIC_URL iwe anwani ya https yenye jina la hadharani.',
  devices: (n: number) =>
    plural('sw', n, { one: 'Kifaa 1 kinapata ujumbe', other: `Vifaa ${n} vinapata ujumbe` }),
  waiting: (n: number) =>
    plural('sw', n, {
      one: '1 kinasubiri huduma yake ya ujumbe',
      other: `${n} vinasubiri huduma zao za ujumbe`,
    }),
  setUp: 'Kuweka tayari kwa mistari mitano',
  steps: [
    'Weka PUBLIC_URL iwe anwani ya https ya tovuti.',
    'Ruhusu seva ifikie intaneti kwa mlango 443: ujumbe hupitia huduma za vivinjari.',
    'Fungua timu kwenye kivinjari chako, bonyeza nyota yake na uchague “Tuma ujumbe”.',
    'Rudi hapa kwa kivinjari hicho na ubonyeze “Tuma ujumbe wa jaribio”.',
    'Tunza SECRET: ikibadilika, vifaa vyote vitajiandikisha upya.',
  ],
  test: 'Tuma ujumbe wa jaribio',
  testSent: 'Huduma ya ujumbe imepokea ujumbe wa jaribio.',
  stop: 'Sitisha ujumbe wote',
  stopAsk:
    'Ujumbe wote kwa vifaa vyote usimamishwe? Mechi zitakazoisha wakati huo hazitatangazwa baadaye. Vifaa vinabaki vimejiandikisha.',
  goOn: 'Ruhusu ujumbe utumwe tena',
  nothingYet: 'Hakuna ujumbe uliotumwa katika siku 30 zilizopita.',
  wentOut: 'Siku 30 zilizopita',
  day: 'Siku (UTC)',
  outcome: 'Matokeo',
  count: 'Ujumbe',
  outcomes: {
    sent: 'Umepokelewa na huduma ya ujumbe',
    gone: 'Usajili umeisha, umeondolewa',
    quiet: 'Haukutumwa: saa za ukimya',
    late: 'Haukutumwa: umechelewa mno',
    'given up': 'Umeachwa baada ya majaribio saba',
    waiting: 'Umeahirishwa: huduma ya ujumbe imeomba kusubiri',
    'no answer': 'Umeahirishwa: hakuna jibu',
    'bad keys': 'Umekataliwa: funguo za kifaa si sahihi',
    'not a public address': 'Umeahirishwa: huduma ya ujumbe haina anwani ya hadharani',
  },
};

import type { Messages } from '../../messages.ts';

export const phases: Messages['phases'] = {
  title: 'Hatua za mashindano',
  saved: 'Hatua zimehifadhiwa.',
  noLeague: 'Hakuna',
  carryOver: 'Ligi ya awali ambayo matokeo yake yanahesabiwa hapa',
  carryOverHint:
    'Mechi kati ya timu zilizo kwenye msimamo mmoja hapa tu, kama raundi ya pili ya Kombe la Dunia 2006.',
  promotion: { places: 'Timu zinazopanda daraja', league: 'Zinapanda kwenda' },
  relegation: { places: 'Timu zinazoshuka daraja', league: 'Zinashuka kwenda' },
  movesHint: 'Kama kati ya SuperLega na Serie A2 nchini Italia.',
  unequalPools: 'Bora wa nafasi moja, makundi yakitofautiana ukubwa',
  unequalPoolsWays: {
    averages: 'Kwa walichoshinda kwa kila mechi',
    'without-last': 'Bila matokeo dhidi ya wa mwisho wa makundi makubwa',
  },
  unequalPoolsHint:
    'Timu bora za tatu za EURO 2016 ya soka zilipatikana bila matokeo dhidi ya wa mwisho.',
  twoLegs: 'Mechi za nyumbani na ugenini huamuliwa kwa',
  twoLegsHint:
    'Zikilingana, seti ya dhahabu hufuata. Ligi ya Mabingwa ya CEV hutumia pointi za mechi; vikombe vya Ulaya vilitumia seti zamani, baadaye ushindi.',
  twoLegsRules: {
    'match-points': 'Pointi za mechi (3-2-1-0)',
    sets: 'Seti za mechi zote mbili',
    points: 'Jumla ya pointi za mechi zote mbili',
    wins: 'Ushindi: moja kwa moja huleta seti ya dhahabu',
  },
  rankingPoints: 'Pointi za msimamo wa msimu, nafasi ya kwanza mwanzo',
  rankingPointsHint:
    'Kwa mfano 100, 80, 60, 50. Kila mashindano ya Beach Pro Tour hutoa pointi. Tupu: ligi hii haitoi pointi.',
  forecast: 'Makadirio na uwezekano',
  forecasts: {
    auto: 'Yanaonyeshwa, isipokuwa kwa ligi ya vijana',
    on: 'Yanaonyeshwa',
    off: 'Hayaonyeshwi',
  },
  words: {
    carryOver: (league) => `Matokeo ya ${league} kati ya timu za msimamo mmoja yanahesabiwa hapa.`,
    up: (n, league) =>
      n === 1
        ? `Timu ya kwanza inapanda daraja${to(league)}.`
        : `Timu ${n} za kwanza zinapanda daraja${to(league)}.`,
    down: (n, league) =>
      n === 1
        ? `Timu ya mwisho inashuka daraja${to(league)}.`
        : `Timu ${n} za mwisho zinashuka daraja${to(league)}.`,
    unequalPools: {
      averages: 'Bora wa nafasi moja hulinganishwa kwa walichoshinda kwa kila mechi.',
      'without-last':
        'Bora wa nafasi moja hulinganishwa bila matokeo dhidi ya wa mwisho wa makundi makubwa.',
    },
    twoLegs: {
      'match-points':
        'Nyumbani na ugenini huamuliwa kwa pointi za mechi (3-2-1-0), kisha seti ya dhahabu.',
      sets: 'Nyumbani na ugenini huamuliwa kwa seti za mechi zote mbili, kisha seti ya dhahabu.',
      points:
        'Nyumbani na ugenini huamuliwa kwa jumla ya pointi za mechi zote mbili, kisha seti ya dhahabu.',
      wins: 'Nyumbani na ugenini: ushindi mmoja kila timu huleta seti ya dhahabu.',
    },
    rankingPoints: (points) => `Pointi za msimamo wa msimu, kwa nafasi: ${points}.`,
  },
  zones: { promoted: 'Inapanda daraja', relegated: 'Inashuka daraja' },
  season: {
    title: 'Msimamo wa msimu',
    how: 'Pointi kwa nafasi za mwisho katika ligi zinazotoa pointi.',
    tournaments: 'Ligi',
    best: 'Nafasi bora',
  },
};

function to(league: string | null): string {
  return league === null ? '' : ` kwenda ${league}`;
}

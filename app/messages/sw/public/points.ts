import type { Messages } from '../../messages.ts';

export const points: Messages['points'] = {
  allSets: 'Seti zote',
  bothTeams: 'Timu zote mbili',
  moments: 'Nyakati muhimu',
  momentWords: {
    run: (team, n, set, score) =>
      `Pointi mfululizo: ${team}, pointi ${n} hadi ${score} katika seti ya ${set}`,
    lead: (team, n, set, score) =>
      `Tofauti kubwa zaidi: ${team}, pointi ${n}, ${score} katika seti ya ${set}`,
    comeback: (team, n, set, score) =>
      `Kutoka nyuma: ${team} ilikuwa nyuma kwa pointi ${n}, ${score} katika seti ya ${set}, ikaishinda`,
  },
  reasons: ['Shambulizi', 'Kizuizi', 'Sevu safi', 'Kosa la sevu', 'Kosa la shambulizi', 'Kosa'],
  run: (n) => `pointi ${n} mfululizo`,
  timeout: (team) => `Taimauti: ${team}`,
  inFor: (came, left) => `${came} badala ya ${left}`,
  none: 'Pointi za mechi hii hazijulikani mojamoja.',
  asText: 'Kama maandishi, ya kunakili',
};

export { matchChance } from '../competition/prediction/match-chances.ts';
export { placesPlayedOn } from '../competition/prediction/places-played-on.ts';
export { setChance, setStrength } from '../competition/prediction/set-strength.ts';
export { winChance } from '../volleyball/statistics/win-chance.ts';

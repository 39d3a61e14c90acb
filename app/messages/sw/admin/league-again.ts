import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const leagueAgain: Messages['leagueAgain'] = {
  title: 'Ligi hii tena',
  text: 'Kanuni, pointi, mdhamini, nembo, makatibu na viwanja vinakuja pamoja. Mechi, matokeo na maamuzi vinabaki hapa. Maofisa wako kwenye orodha moja ya ligi zote: wanabaki humo, na hakuna aliyepangiwa mechi za ligi mpya bado.',
  teams: (n) =>
    plural('sw', n, {
      one: 'Ingiza timu yake',
      other: `Ingiza timu zake ${n}, isipokuwa zilizojitoa`,
    }),
  moves: 'Kupanda na kushuka daraja: bila zinazoondoka, pamoja na zinazokuja',
  groups: 'Tengeneza pia makundi yake',
  make: 'Tengeneza ligi',
  made: 'Ligi imetengenezwa. Huu ni ukurasa wake.',
};

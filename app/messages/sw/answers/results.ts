import type { results as english } from '#contract/text/english/results.ts';
import type { TextsOf } from '#contract/text/text.ts';

/** Matokeo yanayoingizwa yote kwa pamoja. */
export const results: TextsOf<typeof english> = {
  'result.oneWay': 'inasema mara mbili: mechi ina matokeo mamoja',
  'result.calledOff': 'mechi iliyoahirishwa au kufutwa haina matokeo',
  'result.nothing': 'inakosekana: seti, idadi ya seti, timu isiyocheza au kukatizwa kwa mechi',
  'result.needsSets': 'inahitaji seti zilizochezwa',
  'result.notDecided':
    'Mechi haijaamuliwa kwa {team1}-{team2}. Ingiza seti zinazokosekana, timu isiyocheza au kukatizwa.',
  'result.notPlayed':
    'Hakuna kilichochezwa. Ingiza matokeo au timu isiyocheza, au ahirisha au futa mechi.',
  'result.otherWinner': 'Matokeo yana mshindi mwingine.',
  'result.replacesSets':
    'Mechi ina seti {count} sasa. Seti za mwisho zitaondolewa na matokeo haya.',
  'result.replacesPoints':
    'Mechi ilirekodiwa pointi kwa pointi. Pointi hizo zitaondolewa na matokeo haya.',
  'result.notYet': 'Mechi hii imepangwa tarehe {day}, ambayo haijafika.',
  'captainLink.notFound': 'Kiungo hiki kimefungwa. Omba kipya kwa ofisi ya ligi.',
  'captain.noMatches': 'haina mechi ya ligi hii inayosubiri matokeo',
  'captain.tooMany': 'ina mechi zaidi ya {most}',
  'captain.calledOff': 'Mechi hii imeahirishwa au kufutwa.',
  'captain.notYet': 'Mechi hii imepangwa tarehe {day}. Matokeo yake yanatumwa kuanzia siku hiyo.',
  'captain.scored': 'Mechi hii inarekodiwa mezani: matokeo yake yanatoka huko.',
  'captain.over': 'Mechi hii tayari ina matokeo mengine. Zungumza na ofisi ya ligi kama si sahihi.',
  'captain.otherTeam': 'ina {number}, inayotuma matokeo ya timu nyingine ya ligi hii',
  'captainReport.notFound': 'Taarifa hii imebadilishwa na nyingine.',
  'dateRequest.notFound': 'Ombi hili limejibiwa, limeondolewa au limeamuliwa tayari.',
  'dateRequest.open': 'Ombi la tarehe nyingine ya mechi hii linasubiri uamuzi.',
  'dateRequest.late':
    'Tarehe nyingine inaombwa hadi siku mbili kabla ya mechi. Zungumza na ofisi ya ligi.',
  'dateRequest.tooMany':
    'Timu yenu imeomba mara {most} tarehe nyingine ya mechi hii. Zungumza na ofisi ya ligi.',
  'dateRequest.past': 'imepita',
  'dateRequest.far': 'iko mbali zaidi ya mwaka mmoja',
  'dateRequest.same': 'ni tarehe ambayo mechi tayari imepangwa',
};

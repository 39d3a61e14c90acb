import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const schedule: Messages['schedule'] = {
  calendar: 'Kalenda',
  settings: 'Siku, saa na viwanja',
  settingsSaved: 'Siku, saa na viwanja vimehifadhiwa.',
  courtCrew: 'Maofisa wa uwanja',
  courtCrewText:
    'Watapewa mechi zote za uwanja huu ambazo hazijaanza. Kazi nyingine zitabaki kama zilivyo.',
  dayAndCourt: 'Siku na uwanja',
  matchCount: (n) => plural('sw', n, { one: 'mechi 1', other: `mechi ${n}` }),
  asItIs: 'Kama ilivyo',
  chooseOfficial: 'Chagua angalau ofisa mmoja.',
  furtherDuties: 'Kazi nyingine',
  assignCrew: 'Panga maofisa',
  crewAssigned: (n) =>
    plural('sw', n, { one: 'Wamepangwa kwa mechi 1.', other: `Wamepangwa kwa mechi ${n}.` }),
  undo: 'Tengua hatua ya mwisho',
  addDay: 'Onyesha siku nyingine',
  how: 'Buruta mechi hadi mahali pengine, au ibonyeze kisha bonyeza mahali. Vitufe vya mishale huenda kati ya visanduku.',
  freeDays: (n, span) => `Siku ${n} bila mechi: ${span}`,
  noPlace: 'Bado hazina mahali',
  putHere: (where) => `Weka hapa: ${where}`,
  elsewhere: 'ligi nyingine',
  clashes: 'ina mgongano',
  choosePlace: 'Chagua mahali pake papya.',
  fits: 'Inafaa hapa.',
  putBack: 'Rudisha',
  isLate: 'Imechelewa',
  late: 'Mechi imechelewa',
  ends: 'Inatarajiwa kuisha saa',
  nobodyMoves: 'Hakuna anayepaswa kuisubiri.',
  announce: 'Tangaza nyakati mpya',
  moved: (n) =>
    plural('sw', n, { one: 'Mechi 1 inaanza baadaye.', other: `Mechi ${n} zinaanza baadaye.` }),
  changed: 'Mabadiliko tangu kutangazwa',
  changedCount: (n) =>
    plural('sw', n, {
      one: 'Mechi 1 imebadilika tangu ilipotangazwa',
      other: `Mechi ${n} zimebadilika tangu zilipotangazwa`,
    }),
  changedAt: (moment) => `imebadilishwa ${moment}`,
  would: {
    NOT_SCHEDULED: 'Haitakuwa na muda.',
    OUTSIDE_OPEN_HOURS: 'Nje ya saa au viwanja vya kucheza.',
    OUTSIDE_ITS_DATES: 'Nje ya tarehe za raundi yake.',
    COURT_DOUBLE_BOOKED: 'Kiwanja kina mechi nyingine wakati huo.',
    TEAM_DOUBLE_BOOKED: 'Timu inacheza kwingine wakati huo.',
    REFEREE_DOUBLE_BOOKED: 'Mwamuzi yuko kwingine wakati huo.',
    BEFORE_ITS_SOURCE: 'Mechi inayoisubiri haijaisha wakati huo.',
    REST_TOO_SHORT: 'Timu ina mapumziko mafupi mno.',
    TOO_MANY_MATCHES_IN_A_DAY: 'Mechi nyingi mno za timu siku hiyo.',
    BLACKED_OUT: 'Siku isiyo na mechi.',
    REFEREE_OF_A_COMPETING_CLUB: 'Mwamuzi wake ni wa klabu inayocheza.',
    NOT_SIMULTANEOUS: 'Inapaswa kuanza pamoja na nyingine.',
    OUTSIDE_PREFERRED_HOURS: 'Nje ya saa zinazopendelewa.',
  },
};

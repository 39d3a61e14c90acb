import type { Messages } from '../../messages.ts';

export const pinSignIn: Messages['pinSignIn'] = {
  title: 'Andika matokeo ya mechi',
  description: 'Weka PIN ya mechi, au fanya mazoezi. Huhitaji akaunti.',
  pin: 'PIN ya mechi',
  pinHint: 'Tarakimu nane, kutoka kwa msimamizi wa mechi.',
  open: 'Fungua mechi',
  opening: 'Inafungua…',
  enterPin: 'Weka PIN',
  pinMissing: 'Weka tarakimu nane za PIN.',
  linkText: 'Una kiungo au msimbo wa QR? Ufungue: unakupeleka moja kwa moja kwenye mechi.',
  problems: {
    WRONG_CREDENTIALS: 'Hakuna mechi yenye PIN hii. Tazama tarakimu tena.',
    LINK_EXPIRED: 'Muda wa PIN hii umeisha. Omba mpya.',
    LINK_ENDED: 'PIN hii imesitishwa na msimamizi. Omba mpya.',
    PIN_TOO_EARLY:
      'PIN hii ni sahihi, lakini inafungua mechi kuanzia muda wa saa mbili kabla ya kuanza.',
    PIN_MATCH_OVER: 'Mechi ya PIN hii imekwisha.',
    TOO_MANY: 'Umeweka PIN zisizo sahihi mara nyingi mno. Subiri robo saa kisha jaribu tena.',
    unreachable: 'Hakuna mawasiliano na seva. Jaribu tena.',
    other: 'Haikufaulu. Jaribu tena.',
  },
  linkEnds: {
    LINK_EXPIRED: 'Muda wa kiungo hiki cha mwandishi umeisha. Omba kipya kwa msimamizi wa mechi.',
    LINK_ENDED: 'Kiungo hiki cha mwandishi kimesitishwa na msimamizi. Omba kipya.',
    other: 'Kiungo hiki cha mwandishi hakijulikani. Tazama kama kimenakiliwa chote.',
  },
  account: 'Waandishi wa alama wenye akaunti',
  accountText: 'Kama umepangwa kuwa mwandishi wa alama wa mechi, ingia na uifungue hapa.',
  signIn: 'Ingia',
  yours: 'Mechi zako',
  none: 'Hakuna mechi inayokusubiri leo.',
  practise: 'Fanya mazoezi kwanza',
  practiseText: 'Mechi ya kujaribia kila kitu. Hakuna kinachohifadhiwa.',
  pinAt: (address) => `Au weka PIN hii kwenye ${address}:`,
  pinHours:
    'PIN inafungua mechi kuanzia muda wa saa mbili kabla ya kuanza. Kiungo kinaifungua sasa hivi.',
};

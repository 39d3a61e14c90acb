import type { Messages } from '../../messages.ts';

type Questions = Messages['help']['questions'];

export const helpOfOffice: Pick<
  Questions,
  keyof typeof import('../../en/help/help-of-office.ts').helpOfOffice
> = {
  letIn: {
    ask: 'Mtu anaingiaje bila barua pepe?',
    answer:
      'Watumiaji, Mtu mpya: jina na namba ya simu. Utapata kiungo kinachotumika mara moja; kitume kwa WhatsApp au onyesha msimbo wake wa QR.',
  },
  forgotPassword: {
    ask: 'Mtu amesahau nenosiri',
    answer:
      'Watumiaji, Nenosiri jipya kando ya jina. Utapata kiungo ambacho mtu huyo atachagulia jipya.',
  },
  secretary: {
    ask: 'Mtu mwingine aendeshe ligi moja',
    answer: 'Fungua ligi, Makatibu, ongeza katibu. Ataendesha ligi hiyo tu.',
  },
  coachIn: {
    ask: 'Kocha anataka kutunza orodha ya wachezaji wake',
    answer: 'Fungua timu na umwalike kocha. Kiungo kinatengeneza akaunti na kuiunganisha na timu.',
  },
  clubManager: {
    ask: 'Mtu mmoja anashughulikia timu zote za klabu',
    answer:
      'Klabu, fungua klabu, ongeza meneja. Atafanya kwa kila timu ya klabu kazi za kocha wake, basi.',
  },
  left: {
    ask: 'Simu imepotea au mtu ameondoka',
    answer:
      'Watumiaji: kando ya jina, mtoe kwenye vifaa vyote. Kubadilisha jukumu kunaondoa haki zake.',
  },
  newLeague: {
    ask: 'Naanzaje ligi mpya?',
    answer: 'Ligi, Ligi mpya: jina, aina, siku ya kwanza, mahali. Kisha ingiza timu chini ya Timu.',
  },
  fromExcel: {
    ask: 'Timu na wachezaji wako kwenye faili la Excel',
    answer:
      'Fungua ligi, Timu, leta timu na leta wachezaji. Hakikisho linaonyesha kila mstari kwanza na kuuliza panaposomeka kwa njia mbili.',
  },
  typeIn: {
    ask: 'Timu ziko kwenye ujumbe wa WhatsApp',
    answer:
      'Fungua ligi, Timu, andika timu: bandika mistari. Wachezaji vilevile kwenye ukurasa wa timu.',
  },
  changedTeam: {
    ask: 'Mchezaji anahama timu',
    answer:
      'Fungua timu mpya, Hamishia hapa: mchezaji, siku ya kwanza, nani ameruhusu. Nje ya dirisha la ligi inauliza sababu. Wasifu, timu na klabu zinaonyesha uhamisho na siku yake.',
  },
  double: {
    ask: 'Mchezaji, timu au klabu ipo mara mbili',
    answer:
      'Rekodi mbili, kando ya orodha ya wachezaji, timu au klabu: linganisha, chagua thamani inayobaki pale zinapotofautiana, Unganisha. Mechi, vikosi na kadi zinahamia pamoja, viungo vya zamani vinaelekea kwenye rekodi iliyobaki, na inaweza kutenganishwa kwa siku thelathini.',
  },
  mayPlay: {
    ask: 'Nani anaruhusiwa kucheza ligi hii?',
    answer:
      'Fungua ligi, Sifa za kucheza: umri, leseni, idadi ya wachezaji, vipindi vya uhamisho. Inaeleza kwa maneno kasoro ya kila orodha.',
  },
  passes: {
    ask: 'Wachezaji wanahitaji vitambulisho',
    answer:
      'Fungua ligi, Kustahili kucheza: ingiza leseni, kisha Vitambulisho (PDF) vya timu zote au moja. Anayepiga picha ya msimbo anaona kama leseni ni halali leo.',
  },
  nextSeason: {
    ask: 'Ligi ileile tena msimu ujao',
    answer: 'Fungua ligi, Zaidi, Ligi ileile tena. Timu, kanuni na viwanja vinakuja pamoja.',
  },
  fee: {
    ask: 'Timu zote zilipe ada ya kushiriki',
    answer: 'Fungua ligi, Ada na faini, toza: timu zote, maelezo na kiasi.',
  },
  paid: {
    ask: 'Klabu imelipa',
    answer: 'Fungua ligi, Ada na faini, ingiza malipo. Risiti inapata namba yake yenyewe.',
  },
  statement: {
    ask: 'Klabu inauliza inadaiwa kiasi gani',
    answer:
      'Fungua ligi, Ada na faini: taarifa ya hesabu ya klabu ipo kama PDF, ya ligi hii au ya ligi zote pamoja.',
  },
  whatsApp: {
    ask: 'Nawajulishaje wote mechi za siku?',
    answer:
      'Fungua ligi: ujumbe wa WhatsApp umeshaandikwa, kwa siku au kwa raundi, kwa lugha zote mbili.',
  },
  changed: {
    ask: 'Ratiba imebadilika. Nani anajulishwa?',
    answer:
      'Kila anayefuata, timu zote mbili na maofisa wanajulishwa bila wewe kufanya kitu. Ujumbe wa ofisi unaonyesha ambao hawakufikiwa. Kalenda ya ligi ina ujumbe wa mabadiliko yote kwa WhatsApp.',
  },
  duties: {
    ask: 'Waamuzi wanajuaje mechi zao?',
    answer:
      'Maofisa: kila mmoja ana ukurasa wa kazi zake zote na kiungo chake binafsi. Hapo anakubali au kukataa.',
  },
  news: {
    ask: 'Natangazaje habari?',
    answer: 'Habari, andika habari. Tangazo fupi juu ya kila ukurasa lipo kwenye Mipangilio.',
  },
  paper: {
    ask: 'Nataka kuichapisha',
    answer:
      'Ratiba, misimamo, mechi za siku na kazi za maofisa zipo kama PDF: kwenye kalenda ya ligi na kwenye meza ya siku.',
  },
  deleted: {
    ask: 'Nimefuta kitu kwa makosa',
    answer:
      'Bonyeza Tengua kwenye ujumbe, au fungua Kumbukumbu na ukirudishe, hata baada ya wiki kadhaa.',
  },
  whoDidIt: {
    ask: 'Nani amebadilisha hiki?',
    answer: 'Mabadiliko yanaonyesha kila badiliko, aliyelifanya, na thamani ya kabla na baada.',
  },
  backup: {
    ask: 'Nahifadhije nakala ya kila kitu?',
    answer: 'Dashibodi, tengeneza na upakue nakala rudufu. Weka faili mahali pengine pia.',
  },
};

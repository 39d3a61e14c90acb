import type { competition as english } from '#contract/text/english/competition.ts';
import type { TextsOf } from '#contract/text/text.ts';

/** Leagues, groups, fixtures, matches and their scoring. */
export const competition: TextsOf<typeof english> = {
  'form.fillAll': 'Tafadhali jaza sehemu zote',
  'set.selectAndEnter': 'Tafadhali chagua seti na uandike matokeo.',
  'group.nameRequired': 'Tafadhali andika jina la kundi.',
  'plan.notFound': 'Mpango haupatikani.',
  'plan.begun': 'Mechi moja ya mpango huu imeshaanza: mpango hauwezi kutenguliwa.',
  'plan.notEnoughTime':
    'Kuanzia {first} hadi {last} kuna siku {days} za kucheza, zenye nafasi ya mechi {room} kwenye viwanja hivi, na mechi {matches} zinatakiwa kuchezwa. Ongeza siku, saa au viwanja.',
  'plan.notEnoughDays':
    'Mpango una raundi {rounds}, na timu inacheza {perDay} kwa siku: zinahitajika siku {needed} za kucheza, na kuanzia {first} hadi {last} zipo {days}. Chagua siku ya mwisho ya baadaye, siku zaidi za wiki, au mechi zaidi za timu kwa siku.',
  'plan.noTimetable':
    'Kuanzia {first} hadi {last} kuna nafasi ya mechi {room} katika siku {days}, lakini mapumziko, siku zisizo na mechi na mechi zilizopangwa tayari haziachi muda wa mechi zote {matches}. Punguza mapumziko, au ongeza siku, saa au viwanja.',
  'plan.roundWithoutDay':
    'Raundi ya {round} inatakiwa kuchezwa kuanzia {first} hadi {last}, na hakuna siku ya kucheza kati ya hizo. Chagua siku zaidi za wiki, au siku zaidi kutoka raundi hadi raundi.',
  'plan.twoTeams': 'Ratiba inahitaji angalau timu mbili.',
  'plan.teamTwice': 'Timu imetajwa mara mbili.',
  'plan.groupOfTwo': 'Kila kundi linahitaji angalau timu mbili.',
  'plan.groupNameTwice': 'Makundi mawili yana jina moja.',
  'plan.groupsNotOfLeague': 'Makundi hayana timu za ligi, kila moja mara moja.',
  'plan.groupsTooSmall': 'Makundi ni madogo kwa nafasi zinazoendelea.',
  'plan.placeTwice': 'Nafasi moja inaendelea katika mitoano miwili.',
  'plan.poolOfFour': 'Kundi la aina hii lina timu nne.',
  'plan.twoTeamsOnly': 'Mfumo huu unachezwa na timu mbili.',
  'plan.seriesLength': 'Mfululizo ni wa mechi 3, 5 au 7.',
  'plan.teamNotInLeague': 'Timu mojawapo haimo katika ligi.',
  'plan.teamWithdrawn': '{team} imejitoa katika ligi.',
  'plan.crossings':
    'Kila timu ya mtoano lazima iwe katika pambano moja tu, na mapambano ya kujichagulia yanahitaji timu 2, 4, 8, 16 au 32.',
  'plan.playOffsThere':
    'Ligi hii ina mtoano tayari. Ondoa mpango wake kwanza: Ratiba, Zilizopangwa na programu.',
  'plan.noDraft': 'Hakuna rasimu ya kuchapisha.',
  'plan.draftThere':
    'Ligi hii ina rasimu yenye makundi. Ichapishe au iondoe kwanza: Ratiba, Zilizopangwa na programu.',
  'plan.swissDraft': 'Raundi za mfumo wa Uswisi huchapishwa zinapopangwa: hazina rasimu.',
  'plan.playOffsTooEarly':
    'Mechi ya mwisho inayoamua msimamo ni tarehe {date}. Mtoano unaanza siku hiyo au baadaye.',
  'swiss.running':
    'Ligi hii inachezwa kwa raundi za mfumo wa Uswisi tayari. Panga raundi yake inayofuata, au ondoa mpango wake kwanza.',
  'swiss.tooManyRounds': 'Timu {teams} zinaweza kucheza raundi {rounds} bila kukutana tena.',
  'swiss.laterRound': 'Raundi ya baadaye inategemea matokeo ya hii: ondoa hiyo kwanza.',
  'swiss.notFound': 'Mashindano ya mfumo wa Uswisi hayapatikani.',
  'swiss.allPaired': 'Raundi zote zimepangwa.',
  'swiss.resultsMissing': 'Raundi inayofuata inahitaji matokeo yote. Bado: {matches}.',
  'swiss.changed': 'Raundi zimebadilika wakati huo. Zitazame tena.',
  'fixture.notFound': 'Mechi iliyopangwa haipatikani.',
  'fixture.isMatch': 'Hii si ya kupangwa tu tena, imekuwa mechi: futa mechi yenyewe badala yake.',
  'fixture.ofSeveral':
    'Hii ni mechi moja kati ya kadhaa za timu mbili: ondoa mpango wote badala yake.',
  'fixture.othersWait': 'Mechi nyingine inasubiri timu za hii: futa hiyo kwanza.',
  'league.notFound': 'Ligi haipatikani.',
  'group.notFound': 'Kundi halipatikani.',
  'group.exists': 'Ligi hii ina kundi {name} tayari.',
  'group.nameTaken': 'limeshatumika katika ligi hii',
  'league.archived': 'Ligi hii imefutwa.',
  'match.sameTeams': 'Timu haiwezi kucheza dhidi yake yenyewe.',
  'league.teamHasMatches':
    'Timu hii ina mechi katika ligi. Andika kujitoa kwake badala yake: Msimamo, Amua.',
  'match.notFound': 'Mechi haipatikani.',
  'team.unknown': 'Hakuna timu hiyo.',
  'league.unknown': 'Hakuna ligi hiyo.',
  'team.archived': 'Timu hii imefutwa.',
  'match.unknownType': 'Aina ya mechi iwe Kirafiki, Ufukweni au ligi.',
  'league.noSuchGroup': 'Ligi haina kundi hilo.',
  'match.begunTeamsFixed': 'Timu na ligi za mechi iliyoanza haziwezi kubadilika.',
  'match.begunRulesFixed': 'Kanuni za mechi iliyoanza hazibadiliki.',
  'log.tooMuchAtOnce':
    'Hayo ni maingizo mengi kuliko kumbukumbu ya mechi inavyoweza kupokea kwa mara moja.',
  'log.tooManyCorrections':
    'Faili ina masahihisho mengi kuliko yanayoweza kupokelewa kwa mara moja.',
  'conflict.tooMany': 'Maingizo mengi mno ya vifaa vingine yanasubiri mechi hii.',
  'conflict.notFound': 'Maingizo hayapatikani.',
  'conflict.chosen': 'Mtu mwingine ameshachagua.',
  'conflict.wentOn': 'Mechi imesonga mbele wakati huo. Tazama yote mawili tena.',
  'schedule.notInLeague': 'Ligi hii haina mechi hiyo.',
  'schedule.begun': 'Mechi iliyoanza inabaki ilipo.',
  'schedule.noTime': 'Mechi hii haina saa inayoweza kuchelewa.',
  'scorerLink.ended': 'Kiungo hiki cha mwandishi kimesitishwa na msimamizi. Omba kipya.',
  'scorerLink.expired': 'Muda wa kiungo hiki cha mwandishi umeisha. Omba kipya kwa msimamizi.',
  'pen.taken': 'Mtu mwingine anaandika matokeo ya mechi hii.',
  'pen.stale': 'Kifaa kingine kimechukua uandishi wa mechi hii.',
  'log.wentOn': 'Mechi imesonga mbele wakati huo.',
  'log.sameId': 'Maingizo mawili yana kitambulisho kimoja.',
  'match.playedInPart': 'Sehemu ya mechi hii imeshachezwa: haiwezi kurudi kuwa haijaanza.',
  'decision.notFound': 'Uamuzi haupatikani.',
  'league.teamNotIn': 'Timu hii haimo katika ligi.',
  'rules.setsEitherOr': 'mojawapo tu kati ya setsToWin na fixedSets iwe namba',
  'field.afterOpening': 'iwe baada ya saa ya kufunguliwa',
  'rules.bestOfEven': 'iwe idadi ya seti isiyogawanyika kwa mbili, au zote zichezwe',
  'rules.capBelowTarget': 'isiwe chini ya pointi zinazoshinda seti',
  'rules.leadAboveTarget': 'isizidi pointi zinazoshinda seti',
  'points.tooMany': 'ina matokeo 50 tu',
  'points.ownMissing': 'Mfumo wa pointi own unahitaji pointi za ligi katika pointsScheme.',
  'criteria.twice': 'isitaje kigezo mara mbili',
  'signature.form': 'iwe michoro ya saini',
};

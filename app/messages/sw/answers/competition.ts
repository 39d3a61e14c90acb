/** Leagues, groups, fixtures, matches and their scoring. */
export const competition: Readonly<Record<string, string>> = {
  'Please fill all fields': 'Tafadhali jaza sehemu zote',
  'Please select a set and enter scores.': 'Tafadhali chagua seti na uandike matokeo.',
  'Please enter a group name.': 'Tafadhali andika jina la kundi.',
  'Plan not found.': 'Mpango haupatikani.',
  'A match of this plan has begun: it cannot be taken back.':
    'Mechi moja ya mpango huu imeshaanza: mpango hauwezi kutenguliwa.',
  'There is not enough time on these courts for all matches. Add days, hours or courts, or allow more matches in a day.':
    'Muda kwenye viwanja hivi hautoshi mechi zote. Ongeza siku, saa au viwanja, au ruhusu mechi zaidi kwa siku.',
  'Fixtures need two teams at least.': 'Ratiba inahitaji angalau timu mbili.',
  'A team is named twice.': 'Timu imetajwa mara mbili.',
  'Each group needs two teams at least.': 'Kila kundi linahitaji angalau timu mbili.',
  'Two groups have one name.': 'Makundi mawili yana jina moja.',
  'The groups do not hold the teams of the league, each once.':
    'Makundi hayana timu za ligi, kila moja mara moja.',
  'The groups are too small for the places that play on.':
    'Makundi ni madogo kwa nafasi zinazoendelea.',
  'A place plays on in two knock-outs.': 'Nafasi moja inaendelea katika mitoano miwili.',
  'A modified pool has four teams.': 'Kundi la aina hii lina timu nne.',
  'This format is played by two teams.': 'Mfumo huu unachezwa na timu mbili.',
  'A series is played best of 3, 5 or 7.': 'Mfululizo ni wa mechi 3, 5 au 7.',
  'A team is not in the league.': 'Timu mojawapo haimo katika ligi.',
  'This league is played in Swiss rounds already. Pair its next round, or remove its plan first.':
    'Ligi hii inachezwa kwa raundi za mfumo wa Uswisi tayari. Panga raundi yake inayofuata, au ondoa mpango wake kwanza.',
  '{} teams can play {} rounds without meeting again.':
    'Timu {1} zinaweza kucheza raundi {2} bila kukutana tena.',
  'A later round rests on the results of this one: remove that one first.':
    'Raundi ya baadaye inategemea matokeo ya hii: ondoa hiyo kwanza.',
  'Swiss competition not found.': 'Mashindano ya mfumo wa Uswisi hayapatikani.',
  'All rounds are paired.': 'Raundi zote zimepangwa.',
  'The next round needs all results. Without one: {}.':
    'Raundi inayofuata inahitaji matokeo yote. Bado: {1}.',
  'The rounds changed meanwhile. Look at them again.':
    'Raundi zimebadilika wakati huo. Zitazame tena.',
  'Fixture not found.': 'Mechi iliyopangwa haipatikani.',
  'This fixture has become a match: delete the match instead.':
    'Hii si ya kupangwa tu tena, imekuwa mechi: futa mechi yenyewe badala yake.',
  'This is one match of several between two teams: remove the whole plan instead.':
    'Hii ni mechi moja kati ya kadhaa za timu mbili: ondoa mpango wote badala yake.',
  'Another match waits for the teams of this one: delete that one first.':
    'Mechi nyingine inasubiri timu za hii: futa hiyo kwanza.',
  'League not found.': 'Ligi haipatikani.',
  'Group not found.': 'Kundi halipatikani.',
  'This league has a group {} already.': 'Ligi hii ina kundi {1} tayari.',
  'is taken in this league': 'limeshatumika katika ligi hii',
  'This league is archived.': 'Ligi hii imefutwa.',
  'A team cannot play against itself.': 'Timu haiwezi kucheza dhidi yake yenyewe.',
  'This team has matches in the league. Record its withdrawal instead: Standings, Decide.':
    'Timu hii ina mechi katika ligi. Andika kujitoa kwake badala yake: Msimamo, Amua.',
  'Match not found.': 'Mechi haipatikani.',
  'There is no such team.': 'Hakuna timu hiyo.',
  'This team is archived.': 'Timu hii imefutwa.',
  "The match type must be 'Friendly', 'Beach' or a league.":
    'Aina ya mechi iwe Kirafiki, Ufukweni au ligi.',
  'The league has no such group.': 'Ligi haina kundi hilo.',
  'The teams and the league of a match that has begun cannot change.':
    'Timu na ligi za mechi iliyoanza haziwezi kubadilika.',
  'The rules of a match that has begun are fixed.': 'Kanuni za mechi iliyoanza hazibadiliki.',
  'That is more than the log of a match takes at once.':
    'Hayo ni maingizo mengi kuliko kumbukumbu ya mechi inavyoweza kupokea kwa mara moja.',
  'The file has more corrections than can be taken at once.':
    'Faili ina masahihisho mengi kuliko yanayoweza kupokelewa kwa mara moja.',
  'Too many entries of other devices wait for this match.':
    'Maingizo mengi mno ya vifaa vingine yanasubiri mechi hii.',
  'Entries not found.': 'Maingizo hayapatikani.',
  'Somebody has chosen already.': 'Mtu mwingine ameshachagua.',
  'The match went on meanwhile. Look at both again.':
    'Mechi imesonga mbele wakati huo. Tazama yote mawili tena.',
  'There is no such match in this league.': 'Ligi hii haina mechi hiyo.',
  'A match that has begun stays where it is.': 'Mechi iliyoanza inabaki ilipo.',
  'This match has no time that could be late.': 'Mechi hii haina saa inayoweza kuchelewa.',
  'This scorer link was ended by an administrator. Ask for a new one.':
    'Kiungo hiki cha mwandishi kimesitishwa na msimamizi. Omba kipya.',
  'This scorer link has expired. Ask an administrator for a new one.':
    'Muda wa kiungo hiki cha mwandishi umeisha. Omba kipya kwa msimamizi.',
  'Somebody else is scoring this match.': 'Mtu mwingine anaandika matokeo ya mechi hii.',
  'Another device has taken over the scoring.': 'Kifaa kingine kimechukua uandishi wa mechi hii.',
  'The match went on meanwhile.': 'Mechi imesonga mbele wakati huo.',
  'Two events have the same id.': 'Maingizo mawili yana kitambulisho kimoja.',
  'This match has been played in part: it cannot go back to not started.':
    'Sehemu ya mechi hii imeshachezwa: haiwezi kurudi kuwa haijaanza.',
  'Decision not found.': 'Uamuzi haupatikani.',
  'This team is not in the league.': 'Timu hii haimo katika ligi.',
  'either setsToWin or fixedSets is a number, the other is null':
    'mojawapo tu kati ya setsToWin na fixedSets iwe namba',
  'must be after the opening': 'iwe baada ya saa ya kufunguliwa',
  'must not name a criterion twice': 'isitaje kigezo mara mbili',
  'must be strokes of a signature': 'iwe michoro ya saini',
};

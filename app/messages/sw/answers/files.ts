/** Imports, uploads and files of matches. Fields at fault follow the name of their column. */
export const files: Readonly<Record<string, string>> = {
  'The file has errors. Nothing was saved.': 'Faili lina makosa. Hakuna kilichohifadhiwa.',
  'and {} more errors': 'na makosa mengine {1}',
  '{}: say the team and the date of birth': '{1}: taja timu na tarehe ya kuzaliwa',
  'several players have this name': 'wachezaji kadhaa wana jina hili',
  'is in the file twice': 'imo mara mbili katika faili',
  "'{}' is neither yes nor no": "'{1}' si ndiyo wala hapana",
  'there is no team called {}: import the teams first': 'hakuna timu iitwayo {1}: leta timu kwanza',
  'has {} characters, at most {} are kept': 'ina herufi {1}, zinazohifadhiwa hazizidi {2}',
  '{} stands there instead of the result of a formula': '{1} ipo hapo badala ya jibu la fomula',
  'holds a control character': 'ina alama isiyoonekana isiyoruhusiwa',
  'is not UTF-8 text: save the file as UTF-8': 'si maandishi ya UTF-8: hifadhi faili kama UTF-8',
  'is a cell more than the header has columns': 'ni kisanduku cha ziada kuliko safu za kichwa',
  'is missing': 'haipo',
  'nothing stands below the header': 'hakuna kitu chini ya kichwa',
  "'{}' is neither Men (wanaume) nor Women (wanawake)": "'{1}' si wanaume wala wanawake",
  "'{}' is not a day YYYY-MM-DD of the calendar": "'{1}' si siku ya kalenda (MWAKA-MWEZI-SIKU)",
  "'{}' is not a time HH:mm": "'{1}' si saa kama 16:00",
  "'{}' is not a set score such as 25-20": "'{1}' si matokeo ya seti kama 25-20",
  "'{}' is neither set wins such as 3-1 nor forfeit1 nor forfeit2":
    "'{1}' si idadi ya seti za ushindi kama 3-1, wala forfeit1 wala forfeit2",
  'needs a league: import the teams on the page of the league':
    'inahitaji ligi: leta timu kwenye ukurasa wa ligi',
  '{} teams are called {}: rename': 'timu {1} zinaitwa {2}: badilisha jina',
  '{} teams are called {}: {}': 'timu {1} zinaitwa {2}: {3}',
  'the team {} is archived': 'timu {1} imefutwa',
  'This match was scored point by point. Correct it in its score sheet.':
    'Mechi hii iliandikwa pointi kwa pointi. Irekebishe katika fomu yake ya alama.',
  'The file has more than {} rows.': 'Faili lina zaidi ya mistari {1}.',
  'The file cannot be read: {}.': 'Faili halisomeki: {1}.',
  'a quotation mark is not closed': 'alama ya kunukuu haijafungwa',
  'say the gender': 'taja jinsia',
  'has no name': 'haina jina',
  'is not a column; there are {}': 'si safu; zilizopo ni {1}',
  'is there twice': 'ipo mara mbili',
  'is missing in the header': 'haipo katika kichwa',
  'The file is empty.': 'Faili ni tupu.',
  'The file cannot be read: it is no Excel file (.xlsx).':
    'Faili halisomeki: si faili la Excel (.xlsx).',
  'The file cannot be read: it unpacks to more than can be taken.':
    'Faili halisomeki: likifunguliwa ni kubwa kuliko linaloweza kupokelewa.',
  'The match is not decided by these sets.': 'Seti hizi haziamui mechi.',
  'The sets give {}-{}, the result says otherwise.':
    'Seti zinatoa {1}-{2}, lakini matokeo yanasema vingine.',
  'A forfeited match has other set scores.': 'Mechi isiyochezwa ina matokeo mengine ya seti.',
  'Send the file as text/csv or as an Excel file (.xlsx).': 'Tuma faili kama CSV au Excel (.xlsx).',
  'Send a .dvw file as text/plain, or a log.json as application/json.':
    'Tuma faili la .dvw au la .json.',
  'The match of the file was scored by other rules. They come with it.':
    'Mechi ya faili iliandikwa kwa kanuni nyingine. Kanuni hizo zinakuja pamoja nayo.',
  'The file has entries that are none of a match.': 'Faili lina maingizo yasiyo ya mechi.',
  'Entry {} of the file cannot stand there.': 'Ingizo la {1} katika faili haliwezi kuwa hapo.',
  'This is not a .dvw file: it has no [3SCOUT] or no [3TEAMS].':
    'Hili si faili la .dvw: halina [3SCOUT] au [3TEAMS].',
  'This match has a log already; a file would not replace it.':
    'Mechi hii ina kumbukumbu tayari; faili haliwezi kuibadilisha.',
  'Failed to upload logo.': 'Nembo haikupakiwa.',
  'must have at most 5 MB': 'isizidi MB 5',
  'must be a JPEG, PNG or WebP picture': 'iwe picha ya JPEG, PNG au WebP',
  'Please select a file first!': 'Tafadhali chagua faili kwanza!',
  'At most {} MB are taken.': 'Kinachopokelewa hakizidi MB {1}.',
  'At most {} lines of scouting are taken.': 'Mistari ya uchambuzi inayopokelewa haizidi {1}.',
  'File not found.': 'Faili halipatikani.',
  'Picture not found.': 'Picha haipatikani.',
  'Say which league: ?league=': 'Taja ligi.',
};

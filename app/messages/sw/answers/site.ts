/** Every call, and what stands around the competitions: news, venues, feedback, newsletter. */
export const site: Readonly<Record<string, string>> = {
  'Please fill all required fields.': 'Tafadhali jaza sehemu zote zinazohitajika.',
  'Some fields are missing or not right.': 'Baadhi ya sehemu hazipo au si sahihi.',
  'is not a field of this call': 'si sehemu ya ombi hili',
  'The address is not readable.': 'Anwani haisomeki.',
  'Call not found.': 'Ombi halipatikani.',
  'Page not found.': 'Ukurasa haupatikani.',
  'Entry not found.': 'Ingizo halipatikani.',
  'The request could not be read.': 'Ombi halikusomeka.',
  'Something went wrong on our side. Nothing was saved.':
    'Hitilafu imetokea upande wetu. Hakuna kilichohifadhiwa.',
  'This request came from another site.': 'Ombi hili limetoka tovuti nyingine.',
  'This changed at the same moment elsewhere. Try again.':
    'Hili limebadilishwa kwingine wakati huohuo. Jaribu tena.',
  'An Idempotency-Key has 16 to 64 visible ASCII characters.':
    'Idempotency-Key ina alama 16 hadi 64 za ASCII zinazoonekana.',
  'must have 16 to 64 visible ASCII characters': 'iwe na alama 16 hadi 64 za ASCII zinazoonekana',
  'This Idempotency-Key belongs to another call, or one with other contents, that was carried out.':
    'Idempotency-Key hii ni ya ombi jingine, au lenye maudhui mengine, lililokwisha kutekelezwa.',
  'This very call is being carried out. Try again.': 'Ombi hilihili linatekelezwa. Jaribu tena.',
  'Too many readers at the moment. Try again soon.': 'Wasomaji ni wengi mno sasa. Jaribu baadaye.',
  'The cursor is not one of ours.': 'Orodha haiwezi kuendelea kutoka hapo.',
  'is not a cursor that a list answered with': 'si alama iliyotolewa na orodha',
  'This installation sends no mail.': 'Mfumo huu hautumi barua pepe.',
  'That was asked many times. Try again tomorrow.':
    'Hilo limeombwa mara nyingi. Jaribu tena kesho.',
  'That was asked many times. Wait some minutes.':
    'Hilo limeombwa mara nyingi. Subiri dakika chache.',
  'That was a lot at once. Wait a moment and try again.':
    'Maombi yamekuwa mengi kwa wakati mmoja. Subiri kidogo kisha ujaribu tena.',
  'That was a lot of feedback. Wait some minutes.': 'Maoni yamekuwa mengi. Subiri dakika chache.',
  'Please write a message.': 'Tafadhali andika ujumbe.',
  'Feedback not found.': 'Maoni hayapatikani.',
  'must say read or done': 'iseme yamesomwa au yamekamilika',
  'News cannot be dated in the future.': 'Habari haziwezi kuwa za tarehe ijayo.',
  'There is no such {}.': 'Kilichotajwa ({1}) hakipo.',
  'News not found.': 'Habari haipatikani.',
  'Not an e-mail address': 'Si anwani ya barua pepe',
  'Wait some minutes and try again.': 'Subiri dakika chache kisha jaribu tena.',
  'If this address can be subscribed, a mail with a link is on its way to it.':
    'Kama anwani hii inaweza kuandikishwa, barua yenye kiungo iko njiani.',
  'Nobody has subscribed yet.': 'Bado hakuna aliyejiandikisha.',
  'This very newsletter was sent already.': 'Jarida hilihili limeshatumwa.',
  'A position needs latitude and longitude.': 'Mahali panahitaji latitudo na longitudo.',
  'There is a venue with this name already.': 'Uwanja wenye jina hili upo tayari.',
  'Venue not found.': 'Uwanja haupatikani.',
  'must be a path of this site': 'iwe njia ya tovuti hii',
  'must begin with https://': 'ianze na https://',
  'must begin with https://, http:// or /': 'ianze na https://, http:// au /',
  'must be an id: letters, digits, - and _, at most 64':
    'iwe kitambulisho: herufi, tarakimu, - na _, zisizozidi 64',
  'must not be before the first day': 'isiwe kabla ya siku ya kwanza',
  'must be a day of the years 1900 to 2199': 'iwe siku ya miaka 1900 hadi 2199',
  'must be a time HH:mm between 00:00 and 23:59': 'iwe saa kati ya 00:00 na 23:59',
  'must be a colour such as #0b6b3a': 'iwe rangi kama #0b6b3a',
  'must not contain control characters': 'isiwe na alama zisizoonekana',
  'must be one line': 'iwe mstari mmoja',
};

/** What the library that checks fields says by itself. */
export const checks: Readonly<Record<string, string>> = {
  'Invalid input: expected {}, received undefined': 'haipo',
  'Invalid input: expected {}, received {}': 'si ya aina inayotakiwa',
  'Invalid option: expected one of {}': 'iwe mojawapo ya {1}',
  'Too small: expected {} to be >={}': 'isipungue {2}',
  'Too big: expected {} to be <={}': 'isizidi {2}',
  'Too small: expected {} to have >={} characters': 'iwe na angalau herufi {2}',
  'Too big: expected {} to have <={} characters': 'isizidi herufi {2}',
  'Too big: expected {} to have <={} items': 'isizidi vitu {2}',
  'Invalid email address': 'si anwani ya barua pepe',
  'Invalid ISO date': 'si tarehe ya kalenda (MWAKA-MWEZI-SIKU)',
  'Invalid ISO datetime': 'si tarehe na saa',
  'Invalid URL': 'si anwani ya wavuti',
  'Invalid UUID': 'si kitambulisho halali',
  'Invalid input': 'si sahihi',
};

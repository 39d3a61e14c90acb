/** Accounts, users, teams, players and whoever else has a name. */
export const people: Readonly<Record<string, string>> = {
  'Sign in to do this.': 'Ingia ili kufanya hivi.',
  'Sign in first.': 'Ingia kwanza.',
  'Sign in again first: this needs a sign-in of just now.':
    'Ingia tena kwanza: hili linahitaji uwe umeingia sasa hivi.',
  'You are not allowed to do this.': 'Huruhusiwi kufanya hivi.',
  'Nobody is signed in.': 'Hakuna aliyeingia.',
  'Link not found.': 'Kiungo hakipatikani.',
  '{} has no such token.': '{1} hana tokeni kama hiyo.',
  'Too many failed tries. Wait some minutes and try again.':
    'Umejaribu mara nyingi mno bila kufaulu. Subiri dakika chache kisha jaribu tena.',
  'The password is wrong.': 'Nenosiri si sahihi.',
  'The e-mail address or the password is wrong.': 'Barua pepe au nenosiri si sahihi.',
  'is one that is guessed first': 'ni rahisi kukisiwa',
  'must have at most {} characters': 'lisizidi herufi {1}',
  'must have at least {} characters': 'liwe na angalau herufi {1}',
  'This password is guessed first. Choose another one.':
    'Nenosiri hili ni rahisi kukisiwa. Chagua lingine.',
  'is required': 'inahitajika',
  'is too long': 'ni ndefu mno',
  'Account not found.': 'Akaunti haipatikani.',
  'There is no such account.': 'Hakuna akaunti hiyo.',
  'You are the only administrator. Make somebody else one first.':
    'Wewe ndiye msimamizi pekee. Mfanye mwingine kuwa msimamizi kwanza.',
  'This is the only administrator. Make somebody else one first.':
    'Huyu ndiye msimamizi pekee. Mfanye mwingine kuwa msimamizi kwanza.',
  'Second step not found.': 'Hatua ya pili haipatikani.',
  'The second step is on already.': 'Hatua ya pili imeshawashwa.',
  'This code is not right, or was used already.': 'Msimbo huu si sahihi, au umeshatumika.',
  'Enter the code of your app.': 'Weka msimbo wa programu yako.',
  'There is no second step for {}.': 'Hakuna hatua ya pili kwa {1}.',
  'must be six digits or a recovery code': 'uwe tarakimu sita au msimbo wa dharura',
  'Session not found.': 'Kuingia huko hakupatikani.',
  'User not found.': 'Mtumiaji hapatikani.',
  'There is a user with {} already.': 'Mtumiaji mwenye {1} yupo tayari.',
  'There is no user with {}.': 'Hakuna mtumiaji mwenye {1}.',
  'This token is not valid.': 'Tokeni hii si halali.',
  'Google does not answer. Use e-mail and password.':
    'Google haijibu. Tumia barua pepe na nenosiri.',
  'This installation has no Google sign-in set up.':
    'Mfumo huu haujawekewa njia ya kuingia kwa Google.',
  'Sign-in with Google did not begin.': 'Kuingia kwa Google hakukuanza.',
  'Player not found.': 'Mchezaji hapatikani.',
  'Team not found.': 'Timu haipatikani.',
  'There is no such official.': 'Hakuna ofisa huyo.',
  'Nobody can have two duties in one match.':
    'Hakuna anayeweza kuwa na kazi mbili katika mechi moja.',
  'This duty has somebody already.': 'Kazi hii ina mtu tayari.',
  'Official not found.': 'Ofisa hapatikani.',
  'Partner not found.': 'Mdhamini hapatikani.',
  'Too many wrong PINs. Wait some minutes and try again.':
    'Umeweka PIN zisizo sahihi mara nyingi mno. Subiri dakika chache kisha jaribu tena.',
  'is not the PIN of a match': 'si PIN ya mechi',
  'No match has this PIN.': 'Hakuna mechi yenye PIN hii.',
  'must be the eight digits of a PIN': 'iwe tarakimu nane za PIN',
  'The date of birth lies in the future.': 'Tarehe ya kuzaliwa bado haijafika.',
  "'{}' lies in the future": "'{1}' bado haijafika",
  'must be a telephone number': 'iwe namba ya simu',
  'must be a name such as @wavu or an https address': 'iwe jina kama @wavu au anwani ya https',
};

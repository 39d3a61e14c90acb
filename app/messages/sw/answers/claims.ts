/** Claims of player records, and line-ups that coaches prepare. */
export const claims: Readonly<Record<string, string>> = {
  'This record is archived.': 'Rekodi hii imefutwa.',
  'This record belongs to an account already.': 'Rekodi hii tayari ina akaunti.',
  'You have asked for this already.': 'Tayari umeshaiomba.',
  'At most {} requests wait at once. Withdraw one first.':
    'Maombi yasizidi {1} kwa pamoja. Ondoa moja kwanza.',
  'Claim not found.': 'Ombi halipatikani.',
  'This request is not open any more.': 'Ombi hili haliko wazi tena.',
  'This record belongs to no account.': 'Rekodi hii haina akaunti.',
  'Somebody on the sheet is not in this team.': 'Mmoja kwenye orodha si wa timu hii.',
  'Line-up not found.': 'Kikosi hakipatikani.',
};

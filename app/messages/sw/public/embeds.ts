import type { Messages } from '../../messages.ts';

export const embeds: Messages['embeds'] = {
  title: 'Matokeo kwenye tovuti yako',
  description: 'Mechi mubashara, msimamo au timu ndani ya fremu kwenye tovuti nyingine yoyote.',
  intro:
    'Bandika anwani ya mechi, ligi au timu ya tovuti hii. Utapata mstari wa HTML unaoionyesha kwenye tovuti yako: mechi mubashara, ligi na msimamo, mechi zijazo au matokeo yake, timu na mechi zake zilizopita na zijazo. Ni bure, haiweki kuki wala haihitaji ufunguo.',
  address: 'Anwani ya ukurasa',
  theme: 'Rangi',
  themes: { auto: 'Kama kifaa cha msomaji', light: 'Nyeupe', dark: 'Nyeusi' },
  color: 'Rangi ya ukingo, kama 0b6b3a',
  views: {
    league: 'msimamo',
    team: 'matokeo na mechi zijazo',
    fixtures: 'mechi zijazo',
    results: 'matokeo',
  },
  make: 'Tengeneza HTML',
  notFound:
    'Hakuna mechi, ligi wala timu kwenye anwani hii. Inakili kutoka upau wa anwani wa ukurasa wake.',
  html: 'HTML ya tovuti yako',
  preview: 'Onyesha fremu peke yake',
  wordPress:
    'Tovuti isiyokubali fremu huonyesha kiungo kilicho chini ya fremu badala yake. Programu huipata fremu pia kwa oEmbed: /oembed?url=…',
};

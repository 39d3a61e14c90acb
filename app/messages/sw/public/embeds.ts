import type { Messages } from '../../messages.ts';

export const embeds: Messages['embeds'] = {
  title: 'Matokeo kwenye tovuti yako',
  description: 'Mechi mubashara, msimamo au timu ndani ya fremu kwenye tovuti nyingine yoyote.',
  intro:
    'Bandika anwani ya mechi, ligi au timu ya tovuti hii. Utapata mstari wa HTML unaoionyesha kwenye tovuti yako: mechi mubashara, ligi na msimamo wake, timu na mechi zake zilizopita na zijazo. Ni bure, haiweki kuki wala haihitaji ufunguo.',
  address: 'Anwani ya ukurasa',
  make: 'Tengeneza HTML',
  notFound:
    'Hakuna mechi, ligi wala timu kwenye anwani hii. Inakili kutoka upau wa anwani wa ukurasa wake.',
  html: 'HTML ya tovuti yako',
  preview: 'Onyesha fremu peke yake',
  wordPress:
    'Rangi hufuata kifaa cha msomaji; weka ?theme=light au ?theme=dark mwishoni mwa anwani iliyo kwenye src ili zisibadilike. Programu huipata fremu pia kwa oEmbed: /oembed?url=…',
};

/** Messages that are written already, for WhatsApp. */
export const sharing = {
  title: 'Message for WhatsApp',
  language: 'Language of the message',
  languages: { en: 'English', sw: 'Kiswahili' },
  about: 'Day or round',
  copy: 'Copy for WhatsApp',
};

/** Messages that are written already, for WhatsApp. */
export const sharing = {
  title: 'Message for WhatsApp',
  language: 'Language of the message',
  about: 'Day or round',
  copy: 'Copy for WhatsApp',
};

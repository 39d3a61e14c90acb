/** Messages that are written already, for WhatsApp. */
export const sharing = {
  title: 'Message for WhatsApp',
  language: 'Language of the message',
  about: 'Day or round',
  before: (place: string) => `before: ${place}`,
  copy: 'Copy for WhatsApp',
};

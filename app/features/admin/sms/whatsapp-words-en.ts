/** WhatsApp on the page of messages by SMS: the same budgets, the same stop. */
export const en = {
  title: 'SMS and WhatsApp',
  ready: 'Messages go out by WhatsApp, within the same budgets.',
  notReady: 'Nothing goes out by WhatsApp: WHATSAPP_TOKEN is not set.',
  stopped: 'All messages are stopped, those by WhatsApp, too.',
  texts: (number: string) => `People write to ${number}.`,
  noNumber: 'No star shows the number: WHATSAPP_NUMBER is not set.',
  numbers: (n: number) => `Numbers that hear by WhatsApp: ${n}`,
  price: (tzs: number) => `TZS ${tzs} a message, answers nothing`,
  estimate: (bySms: number, byWhatsapp: number, tzs: string) =>
    `A result costs at most TZS ${tzs}: ${bySms} by SMS, ${byWhatsapp} by WhatsApp`,
  carrier: 'By',
  setUp: 'Set-up of WhatsApp in five lines',
  steps: [
    'Open a WhatsApp Business account with Meta, add a number, and make an app with a system user; its token does not run out.',
    'Have a template of the kind utility approved, named wavu_message in Swahili: “Wavu: {{1}} Kuacha tuma ACHA.” Another one goes into WHATSAPP_TEMPLATE as name:language.',
    'Set WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN (a word of your own of 16 letters or more), WHATSAPP_PRICE (TZS of a template) and WHATSAPP_NUMBER.',
    'Restart, then enter at the app, under webhooks: the address of the site, then /whatsapp, with the same word; subscribe to “messages”.',
    'Set the budgets on this page, and send a test message by WhatsApp.',
  ],
  errors: {
    window: 'the day after the last text is over',
    template: 'the template is not approved or has another form',
    'not set up': 'it is not set up any more',
  },
};
export type WhatsAppWords = typeof en;

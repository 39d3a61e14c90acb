/** The page of administrators about phones with keys. */
export const ussd = {
  title: 'USSD',
  open: 'Requests of mobile operators are answered.',
  closed:
    'Requests of mobile operators are refused: USSD_KEY is not set. The phone on this page works all the same.',
  code: (code: string) => `People dial ${code}.`,
  phone: 'A phone with keys',
  dial: 'Dial',
  hangUp: 'Hang up',
  reply: 'Reply',
  send: 'Send',
  keys: 'Keys',
  off: 'Press “Dial”: the phone shows what people see.',
  length: (n: number, most: number) => `${n} of ${most} characters`,
  secondsLeft: (n: number) => `${n} s left`,
  over: 'The session is over.',
  setUp: 'Set-up in five lines',
  steps: [
    'Rent a code from an aggregator of the country, for example Africa’s Talking.',
    'Make up a key of at least 16 letters and digits, and set it as USSD_KEY.',
    'Enter as the callback: the address of the site, then /ussd/ and the key.',
    'Set USSD_CODE to the code, as *149*46#: posters show it.',
    'Restart, dial the code, and compare with the phone on this page.',
  ],
};

import type { TextPage } from '../../text-page.ts';

const about: TextPage = {
  title: 'About Wavu',
  description: 'What Wavu is, for whom, and how it works.',
  sections: [
    {
      heading: 'Volleyball, point by point',
      paragraphs: [
        'Wavu is the Swahili word for net. This site brings live scores, fixtures, results and tables of volleyball in Tanzania to any phone, also an old one with little data left.',
        'A volunteer at the court taps each point; a moment later it is on your screen. Every match says how much is known of it: the result, the sets, each point or each rally.',
      ],
    },
    {
      heading: 'For everybody in the hall',
      paragraphs: [
        'Fans follow matches without an account. Players and coaches find their team and its record. Federations and clubs run their leagues here: fixtures, groups, scores and tables, with the reason for every tie.',
      ],
    },
    {
      heading: 'Open and free of betting',
      paragraphs: [
        'The program is open source. There is no advertising and no betting content here, and there never will be.',
      ],
    },
  ],
};

const faq: TextPage = {
  title: 'Questions and answers',
  description: 'How live scores, tables and accounts work on Wavu.',
  sections: [
    {
      heading: 'Do I need an account?',
      paragraphs: ['No. Everything on the public pages can be read without one.'],
    },
    {
      heading: 'How much data does a match cost?',
      paragraphs: [
        'A page is about 14 KB, and each point about 120 bytes. A whole match costs less than one photo.',
      ],
    },
    {
      heading: 'Do I have to reload for the new score?',
      paragraphs: [
        'No: the score changes by itself while the page is open. Where scripts are switched off, reloading the page shows the score of the moment.',
      ],
    },
    {
      heading: 'What does the gold dot mean?',
      paragraphs: ['The team beside it serves.'],
    },
    {
      heading: 'What does the bell do?',
      paragraphs: [
        'It follows a match on this phone only. While the page is open, the end of each set and of the match is announced if you allow it.',
      ],
    },
    {
      heading: 'How is the table made?',
      paragraphs: [
        'From the results and the order of criteria that the league has chosen. Under each table "Why in this order?" tells what decided between two neighbours.',
      ],
    },
    {
      heading: 'A score is wrong. What can I do?',
      paragraphs: ['Tell us which match it is, and what the score should be.'],
      link: { path: '/feedback', text: 'Write to us' },
    },
  ],
};

const privacy: TextPage = {
  title: 'Privacy policy',
  description: 'Which data Wavu keeps, why, and for how long.',
  sections: [
    {
      heading: 'Date',
      paragraphs: ['This policy is dated 28/11/2023 and holds for every page of this site.'],
    },
    {
      heading: 'Age',
      paragraphs: [
        'Browsing needs no account. The site is not meant for children under 10. An account needs an age of 18, or the consent of a parent or guardian.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: [
        'Login data: your name, e-mail address, the role you chose, when you said to be of age, and a picture if you upload one. Of Google we keep only the number under which it knows you.',
        'Device data: the kind of browser that your sign-in came from.',
        'Log data: the address of the page, the time and the network address of a request, kept to keep the service running and safe.',
        'Visits: how often a page was opened on a day, as a number beside the page. No cookie, no network address and nothing else of who opened it is kept with it; whoever supports a league sees the numbers of that league.',
        'Cookie data: one cookie that keeps you signed in for 7 days, and one that says that there is such a cookie. Nothing follows you to other sites.',
      ],
    },
    {
      heading: 'What stays on your phone',
      paragraphs: [
        'The matches you follow and your choice of dark or light never leave your phone.',
      ],
    },
    {
      heading: 'Players',
      paragraphs: [
        "A player's phone number and e-mail address are seen only by an administrator, the team's coach and the player. Of a player under 18 only name, number and team are shown, and only with recorded consent.",
      ],
    },
    {
      heading: 'Sharing',
      paragraphs: [
        'Data may be shared with sports bodies in aggregate only: numbers of matches, teams and visits, never of one person. Nothing is sold.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see, correct, download and erase what is kept about you: on the page of your account, or by writing to us. After erasing, names stay on team sheets and in results, because the results of others rest on them.',
      ],
      link: { path: '/feedback', text: 'Write to us' },
    },
  ],
};

const terms: TextPage = {
  title: 'Terms of use',
  description: 'The conditions under which Wavu may be used.',
  sections: [
    {
      heading: 'Who may use the site',
      paragraphs: [
        'Browsing needs no account. The site is not meant for children under 10. An account needs an age of 18, or the consent of a parent or guardian.',
      ],
    },
    {
      heading: 'Live scores',
      paragraphs: [
        'Livescores are for information only. They are entered by people at the court, may be late or wrong, and are no official result. They must not be used for betting.',
      ],
    },
    {
      heading: 'Conduct',
      paragraphs: [
        'Enter only what you saw or know to be true. An account that is misused can be closed.',
      ],
    },
    {
      heading: 'Data',
      paragraphs: [
        'Data may be shared in aggregate with sports bodies. The privacy policy says what is kept.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: ['The law of Tanzania governs these terms.'],
    },
  ],
};

export const pages = {
  about,
  faq,
  privacy,
  terms,
  grounds: 'Grounds',
  groundsDescription: 'Where volleyball is played in Tanzania, with the way there.',
  noGrounds: 'No ground is named in any match yet.',
  map: 'Map',
  groundDetails: 'Details',
  groundDescription: (name: string, place: string) =>
    `${name}, ${place}: the way there, fixtures and results.`,
  groundPlace: 'Place',
  groundCourts: 'Courts',
  groundNote: 'Good to know',
  noGroundMatches: 'No match is set down for this ground.',
  courts: (n: number) => (n === 1 ? '1 court' : `${n} courts`),
  feedback: 'Feedback',
  feedbackDescription: 'Tell the people behind Wavu what is good and what is missing.',
  feedbackText:
    'A wrong score, a missing team, an idea: write to us. Name and e-mail are optional.',
  yourName: 'Your name',
  yourEmail: 'E-mail, if you would like an answer',
  message: 'Message',
  send: 'Send',
  sent: 'Thank you. Your message has arrived.',
  tooMany: 'That was a lot of feedback. Please wait some minutes.',
  notSent: 'The message was not sent. Please check the form.',
  textKept: 'Your text is not lost: go back in your browser.',
  search: 'Search',
  searchLabel: 'Team, player, league',
  searchDescription: 'Find teams, players, leagues and matches.',
  noHits: (q: string) => `Nothing found for “${q}”.`,
  groundMatches: (n: number) => (n === 1 ? '1 match' : `${n} matches`),
};

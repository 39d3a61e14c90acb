import { RETENTION_DAYS } from '#contract/site/retention.ts';
import type { TextPage } from '../../text-page.ts';

const about: TextPage = {
  title: 'About this site',
  description: 'Live scores, fixtures and tables of volleyball in Tanzania on any phone.',
  sections: [
    {
      heading: 'Volleyball, point by point',
      paragraphs: [
        'This site brings live scores, fixtures, results and tables of volleyball in Tanzania to any phone, also an old one with little data left. It runs on Wavu, the Swahili word for net.',
        'A volunteer at the court taps each point; a moment later it is on your screen. Every match page says how much detail was recorded: the result, the sets, each point or each rally.',
      ],
    },
    {
      heading: 'For everybody in the hall',
      paragraphs: [
        'Fans follow matches without an account. Players and coaches find their team and its record. Federations and clubs run their leagues here: fixtures, groups, scores and tables, with the reason for every place.',
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
  description: 'Answers about live scores, tables and accounts on this site.',
  sections: [
    {
      heading: 'Do I need an account?',
      paragraphs: ['No. Everything on the public pages can be read without one.'],
    },
    {
      heading: 'How much data does a match cost?',
      paragraphs: [
        'A page is about 14 KB, and each point about 40 bytes. A whole match followed to its end costs 35 to 60 KB, less than one photo.',
      ],
    },
    {
      heading: 'Do I have to reload for the new score?',
      paragraphs: [
        'No: the score changes by itself while the page is open. If scripts are switched off in your browser, a page with a live match is loaded again each minute.',
      ],
    },
    {
      heading: 'What does the gold dot mean?',
      paragraphs: ['The team beside it serves.'],
    },
    {
      heading: 'What does the star do?',
      paragraphs: [
        'It follows a match, a team or a league. Followed matches and teams come first on the home page and are marked in tables. While a page is open, the end of each set and of a followed match is announced if you allow it.',
      ],
    },
    {
      heading: 'How is the order of the table decided?',
      paragraphs: [
        'The results and the tie-break criteria of the league decide. Under each table, "Why in this order?" says which criterion put one team above the next.',
      ],
    },
    {
      heading: 'A score is wrong. What can I do?',
      paragraphs: ['Tell us the match and the right score.'],
      link: { path: '/feedback', text: 'Write to us' },
    },
  ],
};

const privacy: TextPage = {
  title: 'Privacy policy',
  description: 'The personal data that this site keeps, the reasons, the periods, and your rights.',
  sections: [
    {
      heading: 'Date',
      paragraphs: [
        'This policy is dated 28/11/2023, was last changed on 23/11/2026, and holds for every page of this site.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        'Browsing needs no account. The site is not meant for children under 10. An account needs an age of 18, or the consent of a parent or guardian.',
      ],
    },
    {
      heading: 'The data that we keep about you',
      paragraphs: [
        'Login data: your name, e-mail address, the role you chose, when you said that you are of age, and a picture if you upload one. From Google we keep only the number that Google has given you. We need them for the account that you asked for. Legal ground: to do what you asked us for.',
        'Device data: the kind of browser and the network address that your sign-in came from, so that you can see and end your sessions, and the results of the last attempts to sign in, so that we can help you. Legal ground: our interest that nobody else uses your account.',
        'Log data: the address of the page, the time and the network address of a request. Legal ground: our interest to keep the service running and safe.',
        'Visits: how often a page was opened on a day, as a number beside the page. No cookie, no network address and nothing else about the visitor is kept with it. The partner of a league sees the numbers of that league.',
        `Cookie data: one cookie that keeps you signed in for ${RETENTION_DAYS.session} days, one that says that you are signed in, and one for half a year that lets your browser sign in while somebody else tries to guess your password. Nothing follows you to other sites.`,
        'Newsletter: your e-mail address and language, until you end it. Legal ground: your consent.',
        'Feedback: what you write to us, and your name and address if you give them, to answer you. Legal ground: to do what you asked us for.',
        'Log of changes: the person, the change and the time, because results must be traceable. Legal ground: the interest of all players that results are right.',
      ],
    },
    {
      heading: 'Data that stay on your phone',
      paragraphs: [
        'The teams and matches that you follow, your recent searches and your choice of dark or light stay on your phone. When you sign in, your account keeps what you follow, so that you find it on your other devices.',
      ],
    },
    {
      heading: 'Players, children and officials',
      paragraphs: [
        'We may keep these data about players: name, shirt number, team, position, gender, date of birth, height, weight, nationality, picture, a text about them, social media accounts, phone number and e-mail address. Clubs and the federation need them to hold competitions. Legal ground: their interest to hold competitions by their rules; for the picture, the text and the social media accounts, the consent of the player.',
        "A player's phone number, e-mail address and date of birth can be seen only by an administrator, the team's coach and the player. If a player's date of birth is not known, only name, number and team are shown.",
        'Nothing is shown about a player under 18 without the consent of a parent or guardian. The consent says what may be shown: the name with number and team, the picture, or the points in matches. We note who gave it and when. It can be withdrawn at any time, and the data are then hidden at once. Legal ground: that consent.',
        'Everybody can see the names of officials and their duties in matches. Level, town, phone number, e-mail address and notes can be seen only by administrators. Legal ground: the interest to hold competitions.',
      ],
    },
    {
      heading: 'How long we keep data',
      paragraphs: [
        `Sessions ${RETENTION_DAYS.session} days, links in mails ${RETENTION_DAYS.link} day at most, mails that could not be delivered ${RETENTION_DAYS.mail} days, addresses of the newsletter that nobody confirmed ${RETENTION_DAYS.unconfirmed} days.`,
        `Answered requests for player records and for players ${RETENTION_DAYS.request} days, messages of the office ${RETENTION_DAYS.message} days, answered feedback ${RETENTION_DAYS.feedback} days, entries of a scoring device that were left out of a match ${RETENTION_DAYS.parked} days, numbers of visits ${RETENTION_DAYS.views} days. Photos of paper scoresheets ${RETENTION_DAYS.sheetPhoto} days, documents that were removed from a league ${RETENTION_DAYS.document} days, signatures from a device of one’s own that the table did not take ${RETENTION_DAYS.handedSignature} days.`,
        `Personal values in the log of changes ${RETENTION_DAYS.trailValues} days; the rest of the log stays. The values of a record of a player that was merged with another one ${RETENTION_DAYS.merge} days. The last attempts to sign in ${RETENTION_DAYS.signInTry} days. If nobody has used an account for ${RETENTION_DAYS.unusedAccount / 365} years and it has no player, team, official or partner, we warn its owner by e-mail and erase it ${RETENTION_DAYS.warned} days later. Other accounts and records of people stay until they are erased. Results and team sheets stay.`,
      ],
    },
    {
      heading: 'Sharing',
      paragraphs: [
        'With sports bodies we share totals only: numbers of matches, teams and visits, never data about one person. Everybody can read these pages, and programs can, too. Nothing is sold.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see, correct, download and erase what is kept about you, object to its use and withdraw a consent: on the page of your account, or by writing to us if you have none. Parents and guardians do so for their children. After your data are erased, your name stays on team sheets and in results, because the results of others depend on them. If you have no account, you may ask us to remove the name, too.',
        'You may complain to the Personal Data Protection Commission of Tanzania (PDPC), www.pdpc.go.tz.',
      ],
      link: { path: '/feedback', text: 'Write to us' },
    },
  ],
};

/** The controller, in the words that administrators entered. */
const controller = {
  heading: 'The controller of the data',
  named: (name: string) => `${name} decides why and how personal data are kept here.`,
  missing: 'The operator of this site has not entered a name yet. Please write to us and ask.',
  registration: (number: string) =>
    `Registered with the Personal Data Protection Commission: ${number}.`,
  contact: (contact: string) => `Contact: ${contact}`,
  openDataHeading: 'Open data',
  openData: (licence: string) =>
    `All results of this site are published as open data under ${licence}, with the names of players of 18 years or more. Children, contacts and dates of birth are not in them. A name that is removed from the site is not in the file of the next night; copies that others have stay with them.`,
};

const terms: TextPage = {
  title: 'Terms of use',
  description: 'The conditions under which this site may be used.',
  sections: [
    {
      heading: 'Use of the site',
      paragraphs: [
        'Browsing needs no account. The site is not meant for children under 10. An account needs an age of 18, or the consent of a parent or guardian.',
      ],
    },
    {
      heading: 'Live scores',
      paragraphs: [
        'Livescores are for information only. They are entered by people at the court, may be late or wrong, and are not official results. They must not be used for betting.',
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
        'We may share totals with sports bodies. The privacy policy lists the data that we keep.',
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
  controller,
  terms,
  grounds: 'Grounds',
  groundsDescription: 'The volleyball grounds of Tanzania, with directions.',
  noGrounds: 'There are no grounds yet.',
  map: 'Map',
  groundDetails: 'Details',
  groundDescription: (name: string, place: string) =>
    `${name}, ${place}: directions, fixtures and results.`,
  groundPlace: 'Place',
  groundCourts: 'Courts',
  groundNote: 'Good to know',
  noGroundMatches: 'No matches are planned at this ground.',
  courts: (n: number) => (n === 1 ? '1 court' : `${n} courts`),
  feedback: 'Feedback',
  feedbackDescription: 'Write to the people behind this site.',
  feedbackText:
    'Write to us about a wrong score, a missing team or an idea. Name and e-mail are optional.',
  yourName: 'Your name',
  yourEmail: 'E-mail, if you would like an answer',
  message: 'Message',
  send: 'Send',
  sent: 'Thank you. Your message has arrived.',
  tooMany: 'You have sent many messages. Please wait some minutes.',
  notSent: 'The message was not sent. Please check the form.',
  textKept: 'Your text is not lost: go back in your browser to find it.',
  search: 'Search',
  searchLabel: 'Team, player, league, ground',
  recentSearches: 'Recent searches',
  clearSearches: 'Clear',
  searchDescription: 'Find teams, players, leagues and matches.',
  noHits: (q: string) => `Nothing found for “${q}”.`,
  groundMatches: (n: number) => (n === 1 ? '1 match' : `${n} matches`),
};

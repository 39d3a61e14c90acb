import type { UpdateLeague } from '#contract/leagues/league.ts';
import type { UpdateSeason } from '#contract/leagues/season.ts';
import type { UpdateMatch } from '#contract/matches/match.ts';
import type { UpdateClub } from '#contract/people/club.ts';
import type { UpdateOfficial } from '#contract/people/official.ts';
import type { UpdatePartner } from '#contract/people/partner.ts';
import type { PlayerForm } from '#contract/people/player.ts';
import type { UpdateTeam } from '#contract/people/team.ts';
import type { UpdateVenue } from '#contract/people/venue.ts';
import type { UpdateNews } from '#contract/site/news.ts';
import type { UpdateSite } from '#contract/site/site.ts';

/** Fields that people change: each new one needs its name here, or nothing compiles. */
type ChangedField =
  | keyof PlayerForm
  | keyof UpdateTeam
  | keyof UpdateLeague
  | keyof UpdateVenue
  | keyof UpdateClub
  | keyof UpdateSeason
  | keyof UpdateOfficial
  | keyof UpdatePartner
  | keyof UpdateNews
  | keyof UpdateMatch
  | keyof UpdateSite;

/** The trail of changes in words: what was done, and to which field. */
export const audit: {
  fields: Record<ChangedField, string> & Record<string, string>;
  entries: (n: number, kinds: string) => string;
  commandLine: string;
} = {
  fields: {
    phases: 'Phases',
    moves: 'Promotion and relegation',
    drawSeed: 'Seed of the draw',
    pictureAlt: 'Picture in words',
    forecast: 'Forecast',
    scoring: 'Scoresheet',
    number: 'Match number',
    licence: 'Licence number',
    dataLicence: 'Licence of open data',
    licenceUntil: 'Licence valid until',
    age: 'Ages',
    least: 'Players at least',
    most: 'Players at most',
    foreigners: 'Players from abroad',
    licences: 'Licences needed',
    amount: 'Amount',
    paidOn: 'Received on',
    closesOn: 'Rosters close on',
    windows: 'Transfer windows',
    limits: 'Cards that suspend',
    table: 'Team sheet',
    protestDays: 'Days for a protest',
    player: 'Player',
    staff: 'Staff',
    secretary: 'Secretary',
    manager: 'Manager of the club',
    matches: 'Matches',
    subject: 'Subject',
    state: 'State',
    decision: 'Decision',
    receivedOn: 'Received on',
    decideBy: 'To be decided by',
    language: 'language of the readers',
    official: 'Official',
    answer: 'Answer',
    firstDay: 'First day',
    lastDay: 'Last day',
    teams: 'Teams',
    groups: 'Groups',
    copyOf: 'Copy of',
    season: 'season',
    startsOn: 'first day',
    endsOn: 'last day',
    club: 'club',
    watchUrl: 'Where to watch',
    ticketsUrl: 'Tickets',
    ticketPrice: 'Ticket price',
    shortName: 'short name',
    color1: 'first colour',
    color2: 'second colour',
    name: 'Name',
    fullName: 'Full name',
    nickname: 'Nickname',
    city: 'City',
    coach: 'Coach',
    gender: 'Gender',
    about: 'About',
    jerseyColor1: 'Jersey colour 1',
    jerseyColor2: 'Jersey colour 2',
    jerseyNumber: 'Number',
    logo: 'Logo',
    picture: 'Picture',
    phone: 'Phone',
    email: 'Email',
    dateOfBirth: 'Date of birth',
    nationality: 'Nationality',
    height: 'Height',
    weight: 'Weight',
    dominantHand: 'Dominant hand',
    position: 'Position',
    personalBio: 'Personal bio',
    consent: 'Consent',
    team: 'Team',
    team1: 'Team 1',
    team2: 'Team 2',
    matchType: 'Match type',
    matchDate: 'Date',
    matchTime: 'Time',
    location: 'Location',
    group: 'Group',
    court: 'Court',
    round: 'Round',
    rules: 'Rules of play',
    startsAt: 'Starts',
    type: 'Type',
    partner: 'Partner',
    pointsSystem: 'Points system',
    pointsScheme: 'Own points',
    criteria: 'Order of criteria',
    points: 'Points',
    reason: 'Reason',
    relation: 'Given by',
    policy: 'Matches of the team',
    status: 'Status',
    role: 'Role',
    sessions: 'Signed-in devices',
    title: 'Title',
    text: 'Text',
    league: 'League',
    publishedAt: 'Published',
    draft: 'Draft',
    place: 'Town or area',
    latitude: 'Latitude',
    longitude: 'Longitude',
    courts: 'Courts',
    note: 'Note',
    level: 'Level',
    account: 'Account',
    link: 'Web address',
    userId: 'Account',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    facebook: 'Facebook',
    officials: 'Officials',
    notice: 'Notice',
    noticeShown: 'Notice shown',
    slogan: 'Slogan',
    controller: 'Responsible for personal data',
    registration: 'Registration number',
    contact: 'Contact',
    address: 'Postal address',
    socialLinks: 'Social links',
    usefulLinks: 'Useful links',
    read: 'Read',
    done: 'Done',
  },
  commandLine: 'the command line',
  entries: (n, kinds) => (n === 1 ? `1 entry: ${kinds}` : `${n} entries: ${kinds}`),
};

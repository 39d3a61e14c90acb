import { measureKeptFiles } from '../measure/kept-files.ts';

/** Calendars as phones fetch them. */
await measureKeptFiles({ title: 'Calendars', ending: '.ics' });

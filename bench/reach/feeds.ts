import { measureKeptFiles } from '../measure/kept-files.ts';

/** Atom feeds as readers of feeds fetch them. */
await measureKeptFiles({
  title: 'Atom feeds',
  ending: '/feed.atom',
  others: ['/feed.atom', '/news/feed.atom'],
});

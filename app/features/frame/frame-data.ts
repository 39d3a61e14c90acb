import type { ListedLeague } from '#app/lib/listed.ts';
import type { Site } from '#contract/site/site.ts';

/** The data around every public page. */
export type FrameData = {
  site: Omit<Site, 'slogan'>;
  /** Without a relay nobody can be written to: no newsletter is offered. */
  sendsMail: boolean;
  leagues: ListedLeague[];
  /** The calendar, on home alone. */
  calendar: {
    /** `YYYY-MM` */
    month: string;
    matchDays: string[];
    /** The day that filters the list, if any. */
    selected: string | null;
  } | null;
  today: string;
};

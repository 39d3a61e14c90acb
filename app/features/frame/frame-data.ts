import type { Site } from '#contract/site/site.ts';

/** The data around every public page. */
export type FrameData = {
  site: Omit<Site, 'slogan'>;
  /** Without a relay nobody can be written to: no newsletter is offered. */
  sendsMail: boolean;
  leagues: { id: string; name: string }[];
  /** `YYYY-MM` */
  month: string;
  matchDays: string[];
  today: string;
  selected: string | null;
};

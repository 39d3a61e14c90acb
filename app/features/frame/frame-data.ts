/** What stands around every public page. */
export type FrameData = {
  site: { notice: string; contact: string; socialLinks: { name: string; url: string }[] };
  leagues: { id: string; name: string }[];
  /** `YYYY-MM` */
  month: string;
  matchDays: string[];
  today: string;
  selected: string | null;
};

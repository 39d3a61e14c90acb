/** How often the pages about one thing were looked at on a day in Tanzania, `YYYY-MM-DD`. */
export type PageViewRow = {
  subject: 'league' | 'match';
  subject_id: string;
  day: string;
  views: number;
  /** Live streams of it that were opened. */
  followers: number;
};

/** Page views of one thing on a day in Tanzania, `YYYY-MM-DD`. */
export type PageViewRow = {
  subject: 'league' | 'match';
  subject_id: string;
  day: string;
  views: number;
  /** Live streams of it that were opened. */
  followers: number;
};

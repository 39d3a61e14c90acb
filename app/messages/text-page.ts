/** A page of text: each section a heading and its paragraphs. */
export type TextPage = {
  title: string;
  description: string;
  sections: {
    heading: string;
    paragraphs: string[];
    /** To a page of the site, without language. */
    link?: { path: string; text: string };
  }[];
};

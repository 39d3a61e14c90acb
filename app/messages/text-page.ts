/** A page of text: each section a heading and its paragraphs. */
export type TextPage = {
  title: string;
  description: string;
  sections: { heading: string; paragraphs: string[] }[];
};

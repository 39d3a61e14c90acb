/** The story of the scorers' exam, as the table hears it. */
export const examStory = {
  mend: {
    instead: (score: string, was: string, is: string) =>
      `The referee looks at the sheet. At ${score} this was wrong: ${was} Put it right: ${is}`,
    missing: (score: string, is: string) =>
      `Something was forgotten at ${score}: ${is} Put it in where it belongs.`,
    where: 'Mistakes are mended under More, All entries.',
  },
  score: (one: number, two: number) => `The referees have ${one}:${two}.`,
  over: (one: number, two: number) =>
    `The set is over, ${one}:${two}. Look at it once more, then hand it in.`,
  first:
    'Choose the level that the exam asks for (top of the screen), start the match and the set, then go on.',
  next: 'Next',
  step: (at: number, all: number) => `${at} of ${all}`,
  handIn: 'Hand in',
  corner: 'Exam',
  notFound: 'This page needs the private link of an official, or their account.',
};

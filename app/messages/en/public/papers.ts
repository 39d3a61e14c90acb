export const papers = {
  schedule: 'Schedule (PDF)',
  table: 'Table on paper (PDF)',
  bracket: 'Bracket on paper (PDF)',
  roundPoster: 'Poster of the next round (PDF)',
  day: (day: string) => `${day}: sheet by court (PDF)`,
  dayPoster: 'Poster (PDF)',
  blankSheets: 'Blank scoresheets for the day (PDF)',
  crew: 'Duties of officials (PDF)',
};

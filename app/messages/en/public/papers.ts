export const papers = {
  schedule: 'Schedule (PDF)',
  day: (day: string) => `${day}: sheet by court (PDF)`,
};

export const clashes = {
  title: 'Why they clash',
  causes: {
    team: (name: string) => `${name} would play twice at a time`,
    official: (name: string) => `${name} is on duty twice at a time`,
    court: (name: string) => `${name} has fewer courts than matches at that time`,
  },
};

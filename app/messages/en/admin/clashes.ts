export const clashes = {
  title: 'Reasons of the clash',
  causes: {
    team: (name: string) => `${name} would play two matches at the same time`,
    official: (name: string) => `${name} is on duty in two matches at the same time`,
    court: (name: string) => `${name} has fewer courts than matches at that time`,
  },
};

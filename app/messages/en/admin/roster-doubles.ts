export const rosterDoubles = {
  shirts: (numbers: string) => `Several players have the same shirt: ${numbers}.`,
  names: (names: string) => `Several records have the same name: ${names}.`,
};

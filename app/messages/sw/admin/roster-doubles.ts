import type { Messages } from '../../messages.ts';

export const rosterDoubles: Messages['rosterDoubles'] = {
  shirts: (numbers) => `Wachezaji zaidi ya mmoja wana namba moja ya jezi: ${numbers}.`,
  names: (names) => `Rekodi zaidi ya moja zina jina moja: ${names}.`,
};

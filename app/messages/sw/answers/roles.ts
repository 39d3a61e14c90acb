import type { roles as english } from '#contract/text/english/roles.ts';
import type { TextsOf } from '#contract/text/text.ts';

export const roles: TextsOf<typeof english> = {
  'role.administrator': 'Hili linahitaji msimamizi.',
  'role.secretary': 'Hili linahitaji katibu wa ligi hii, au msimamizi.',
  'role.anySecretary': 'Hili linahitaji katibu wa ligi yoyote, au msimamizi.',
  'role.hall': 'Hili linahitaji tokeni ya ukumbi.',
  'role.coach': 'Hili linahitaji kocha wa timu hii, meneja wa klabu yake, au msimamizi.',
  'role.manager': 'Hili linahitaji meneja wa klabu hii, au msimamizi.',
  'role.seat': 'Hili linahitaji kiungo cha kiti hiki kwenye meza ya mwandishi.',
  'role.signer': 'Akaunti hii haimo kwenye orodha ya wanaosaini hapa.',
  'role.scorer': 'Hili linahitaji mwandishi wa mechi hii, katibu wa ligi yake, au msimamizi.',
  'team.coachHasAccount': 'Kocha wa timu hii ana akaunti tayari.',
  'team.noCoach': 'Timu hii haijataja kocha.',
  'secretary.notFound': 'Mtu huyu si katibu wa ligi hii.',
  'secretary.tooMany': 'Ligi ina makatibu {max} tu.',
  'clubManager.notFound': 'Mtu huyu si meneja wa klabu hii.',
  'clubManager.tooMany': 'Klabu ina mameneja {max} tu.',
  'import.teamUnknown': 'hakuna timu inayoitwa {name}; msimamizi anaweza kuiongeza',
};

import type { AccountExport } from '#contract/accounts/account.ts';
import { deviceOf } from '#server/accounts/sessions/device.ts';
import { tokenView } from '#server/accounts/tokens/views.ts';
import { epochOf } from '#server/platform/db/instant.ts';
import type { readEverythingAbout } from './queries.ts';

type Everything = Awaited<ReturnType<typeof readEverythingAbout>>;

/** A person's own data: all that is kept, without the secrets that open the account. */
export function exportView(all: Everything, now: number): AccountExport {
  const { user } = all;
  return {
    exportedAt: iso(now),
    account: accountRecord(all),
    signInMethods: all.methods.map(({ providerId, accountId, createdAt }) => ({
      method: providerId === 'credential' ? 'password' : providerId,
      ...(providerId === 'credential' ? {} : { idThere: accountId }),
      createdAt: isoOf(createdAt),
    })),
    sessions: all.sessions.map((session) => ({
      ...deviceOf(session.userAgent),
      userAgent: session.userAgent,
      networkAddress: session.ipAddress,
      createdAt: isoOf(session.createdAt),
      lastSeenAt: isoOf(session.updatedAt),
      expiresAt: isoOf(session.expiresAt),
    })),
    signInTries: all.tries.map(({ at, outcome }) => ({ at: iso(at), outcome })),
    apiTokens: all.tokens.map(tokenView),
    follows: all.follows.map(({ kind, subject_id, created_at }) => ({
      kind,
      id: subject_id,
      since: iso(created_at),
    })),
    messages: all.tells.map(followRecord),
    messageDevices: all.devices.map(deviceRecord),
    ...recordsOfPhone(all),
    players: all.players.map(playerRecord),
    ...recordsOfPlayer(all),
    consents: all.consents.map(({ player_id, noted_at, withdrawn_at, ...row }) => ({
      ...row,
      player: player_id,
      notedAt: iso(noted_at),
      withdrawnAt: isoOrNull(withdrawn_at),
    })),
    teamRequests: all.teamRequests.map(({ player_id, asked_by, asked_at, decided_at, ...row }) => ({
      ...row,
      player: player_id,
      byYou: asked_by === user.id,
      askedAt: iso(asked_at),
      decidedAt: isoOrNull(decided_at),
    })),
    officials: all.officials.map(({ sort_name, user_id, ...row }) => withMoments(row)),
    partners: all.partners,
    coachedTeams: all.teams,
    secretaryOf: all.secretaryOf.map(({ named_at, ...league }) => ({
      ...league,
      since: iso(named_at),
    })),
    managerOf: all.managerOf.map(({ named_at, ...club }) => ({ ...club, since: iso(named_at) })),
    signatures: all.signatures.map(signatureRecord),
    scoredMatches: all.scored.map(({ match_id, events }) => ({
      match: match_id,
      events: Number(events),
    })),
    newsletter: all.newsletter.map(({ email, language, asked_at, confirmed_at }) => ({
      email,
      language,
      askedAt: iso(asked_at),
      confirmedAt: isoOrNull(confirmed_at),
    })),
    feedback: all.feedback.map(({ created_at, ...row }) => ({ ...row, at: iso(created_at) })),
    mailsUnderWay: all.mails.map(({ recipient, subject, created_at }) => ({
      to: recipient,
      subject,
      at: iso(created_at),
    })),
    trail: all.trail.map(({ at, actor_id, action, subject, before, after }) => ({
      at: iso(at),
      byYou: actor_id === user.id,
      action,
      subject,
      before: parsed(before),
      after: parsed(after),
    })),
  };
}

function accountRecord({ user, secondFactor }: Everything): AccountExport['account'] {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    photo: user.image,
    role: user.role,
    roleChosen: user.roleChosen === 1,
    ageConfirmedAt: isoOrNull(user.ageConfirmedAt),
    createdAt: isoOf(user.createdAt),
    updatedAt: isoOf(user.updatedAt),
    secondFactorSince: isoOrNull(secondFactor?.since ?? null),
  };
}

function signatureRecord(row: Everything['signatures'][number]): Record<string, unknown> {
  const { match_id, protest, handed_at, ...signature } = row;
  return { ...signature, match: match_id, protest: protest === 1, at: iso(handed_at) };
}

function followRecord(row: Everything['tells'][number]): Record<string, unknown> {
  const { way, kind, subject_id, sets, start, lineup, created_at } = row;
  return {
    way,
    kind,
    id: subject_id,
    everySet: sets === 1,
    start: start === 1,
    lineup: lineup === 1,
    since: iso(created_at),
  };
}

function deviceRecord(row: Everything['devices'][number]): Record<string, unknown> {
  const { way, address, language, quiet_from, quiet_to, created_at } = row;
  return {
    way,
    address,
    language,
    quietFrom: quiet_from,
    quietTo: quiet_to,
    since: iso(created_at),
  };
}

function playerRecord(row: Everything['players'][number]): Record<string, unknown> {
  const { sort_name, user_id, consent, ...exported } = row;
  return { ...withMoments(exported), consent: consent === 1 };
}

type Moments = { archived_at: number | null; created_at: number; updated_at: number };

/** Messages by SMS to the number of the account, and its requests for them. */
function recordsOfPhone({ textMessages }: Everything) {
  return {
    textMessages: textMessages.messages.map(({ created_at, ...row }) => ({
      ...row,
      at: iso(created_at),
    })),
    textFollows: textMessages.optIns.map(({ kind, subject_id, asked_at, confirmed_at }) => ({
      kind,
      id: subject_id,
      askedAt: iso(asked_at),
      confirmedAt: isoOrNull(confirmed_at),
    })),
    captainNumbers: textMessages.captainNumbers.map(({ league_id, team_id, created_at }) => ({
      league: league_id,
      team: team_id,
      createdAt: iso(created_at),
    })),
  };
}

/** Claims to records, and the discipline of the own ones. */
function recordsOfPlayer(all: Everything) {
  return {
    claims: all.claims.map(({ player_id, asked_at, decided_at, ...row }) => ({
      ...row,
      player: player_id,
      askedAt: iso(asked_at),
      decidedAt: isoOrNull(decided_at),
    })),
    cards: all.cards,
    memberships: all.memberships,
    transfers: all.transfers,
    suspensions: all.suspensions.map(({ created_at, ...row }) => ({
      ...row,
      decidedAt: iso(created_at),
    })),
  };
}

function withMoments<T extends Moments>(row: T) {
  return {
    ...row,
    archived_at: isoOrNull(row.archived_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

function iso(epoch: number): string {
  return new Date(epoch).toISOString();
}

function isoOrNull(epoch: number | null): string | null {
  return epoch === null ? null : iso(epoch);
}

function isoOf(value: unknown): string {
  return iso(epochOf(value));
}

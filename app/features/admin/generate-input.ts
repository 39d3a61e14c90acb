import type { GenerateFixtures } from '#contract/generate-fixtures.ts';

type Draft = Partial<Record<keyof GenerateFixtures, unknown>>;

/** The form of the generator as the call wants it. Names of fields: generate-*-fields.tsx. */
export function generateInput(form: FormData): Draft {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const number = (name: string) => {
    const value = text(name);
    return value === undefined ? undefined : Number(value);
  };
  const kind = text('kind');
  const isOnCourts = text('mode') === 'courts';
  return present({
    kind,
    startDate: text('startDate'),
    daysBetween: number('daysBetween'),
    ...(isOnCourts
      ? {
          schedule: schedule(form, text, number),
          lastRoundTogether: form.has('together') || undefined,
        }
      : { time: text('time'), location: text('location') }),
    ...(kind === 'groups' ? groupWishes(form, number) : {}),
    ...(kind === 'modified-pools' ? { groups: number('groups') } : {}),
    ...(kind === 'knockout' ? { classification: text('classification'), ties: ties(text) } : {}),
    ...(kind === 'double-elimination' ? { resetFinal: form.has('resetFinal') } : {}),
    ...(kind === 'swiss' ? { rounds: number('rounds') } : {}),
    ...(kind === 'series' ? { bestOf: number('bestOf') } : {}),
  });
}

type Text = (name: string) => string | undefined;
type Numeral = (name: string) => number | undefined;

function groupWishes(form: FormData, number: Numeral): Draft {
  const first = number('playOn') ?? 0;
  const best = number('bestNext') ?? 0;
  const classification = form.get('classification');
  const places = Array.from({ length: first }, (_, index) => index + 1);
  const playOff = {
    places,
    ...(best > 0 ? { best: { place: first + 1, count: best } } : {}),
    ...(classification ? { classification } : {}),
  };
  return {
    groups: number('groups'),
    twice: form.has('twice') || undefined,
    playOffs: first > 0 ? [playOff] : undefined,
  };
}

function ties(text: Text) {
  const chosen = (['F', 'SF', 'QF'] as const).flatMap((name) => {
    const way = text(`tie.${name}`);
    if (way === undefined || way === 'one') return [];
    const format = way === 'two-legs' ? { kind: way } : { kind: 'series', bestOf: Number(way) };
    return [[name, format] as const];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

function schedule(form: FormData, text: Text, number: Numeral) {
  return present({
    days: form.getAll('days').map(Number),
    opens: text('opens'),
    closes: text('closes'),
    venues: rows(form, 'venue').map((at) => ({
      location: text(`venue.${at}`) ?? '',
      courts: number(`courts.${at}`) ?? 1,
    })),
    matchMinutes: number('matchMinutes'),
    restMinutes: number('restMinutes'),
    matchesPerDay: number('matchesPerDay'),
    blackouts: rows(form, 'blackout').flatMap((at) => {
      const date = text(`blackout.${at}`);
      const team = text(`blackoutTeam.${at}`);
      return date === undefined ? [] : [present({ date, team })];
    }),
  });
}

/** The numbers of the rows of a list in the form. */
function rows(form: FormData, name: string): string[] {
  return [...form.keys()].flatMap((key) =>
    key.startsWith(`${name}.`) ? [key.slice(name.length + 1)] : [],
  );
}

function present<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

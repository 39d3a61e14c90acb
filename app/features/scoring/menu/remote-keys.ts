import { deviceStorage, remember } from '#app/lib/device-storage.ts';

/** The actions that a key or a button of a remote can have. */
export const REMOTE_ACTIONS = ['left', 'right', 'undo', 'timeout-left', 'timeout-right'] as const;
export type RemoteAction = (typeof REMOTE_ACTIONS)[number];

/** Keys by their names in the browser, in small letters; buttons of a gamepad are `pad4` and so on. */
export type RemoteKeys = Readonly<Record<string, RemoteAction>>;

/** Presenters send page keys, headsets media keys; the shoulders of a gamepad are left and right. */
export const USUAL_KEYS: RemoteKeys = {
  arrowleft: 'left',
  a: 'left',
  pageup: 'left',
  mediatrackprevious: 'left',
  pad4: 'left',
  pad14: 'left',
  arrowright: 'right',
  l: 'right',
  pagedown: 'right',
  mediatracknext: 'right',
  pad5: 'right',
  pad15: 'right',
  u: 'undo',
  backspace: 'undo',
  mediaplaypause: 'undo',
  pad1: 'undo',
  q: 'timeout-left',
  p: 'timeout-right',
};

const DEVICE_KEY = 'wavu:score-keys';

/** The usual keys, and over them those that the person has chosen on this device. */
export function loadKeys(storage: Storage | undefined): RemoteKeys {
  return { ...USUAL_KEYS, ...chosenKeys(storage) };
}

export function chosenKeys(storage: Storage | undefined): RemoteKeys {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(DEVICE_KEY) ?? '{}');
    const entries = Object.entries(stored as Record<string, RemoteAction>);
    return Object.fromEntries(entries.filter(([, action]) => REMOTE_ACTIONS.includes(action)));
  } catch {
    return {};
  }
}

/** One chosen key for each action: a new one takes the place of the one before. */
export function chooseKey(key: string, action: RemoteAction): void {
  const storage = deviceStorage();
  const others = Object.entries(chosenKeys(storage)).filter(([, other]) => other !== action);
  remember(storage, DEVICE_KEY, JSON.stringify({ ...Object.fromEntries(others), [key]: action }));
}

export function forgetKeys(): void {
  remember(deviceStorage(), DEVICE_KEY, '{}');
}

/** The name by which a key is stored; the key of a space is a word. */
export function nameOfKey(key: string): string {
  return key === ' ' ? 'space' : key.toLowerCase();
}

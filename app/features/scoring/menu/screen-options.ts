import { useState } from 'react';
import { deviceStorage, remember } from '#app/lib/device-storage.ts';

/** The scorer's settings of the screen, for every match. */
export type ScreenOptions = {
  contrast: boolean;
  leftHanded: boolean;
  vibrates: boolean;
  sounds: boolean;
};
export type ScreenChoice = ScreenOptions & {
  /** For this match: the scorer sits on the other side of the court. */
  mirrored: boolean;
};

const DEFAULTS: ScreenOptions = {
  contrast: false,
  leftHanded: false,
  vibrates: true,
  sounds: true,
};
const DEVICE_KEY = 'wavu:score-screen';

function mirrorKey(matchId: string): string {
  return `wavu:score-mirror:${matchId}`;
}

export function loadScreen(storage: Storage | undefined, matchId: string): ScreenChoice {
  const mirrored = storage?.getItem(mirrorKey(matchId)) === '1';
  try {
    const saved = JSON.parse(storage?.getItem(DEVICE_KEY) ?? '{}') as Partial<ScreenOptions>;
    return {
      contrast: saved.contrast ?? DEFAULTS.contrast,
      leftHanded: saved.leftHanded ?? DEFAULTS.leftHanded,
      vibrates: saved.vibrates ?? DEFAULTS.vibrates,
      sounds: saved.sounds ?? DEFAULTS.sounds,
      mirrored,
    };
  } catch {
    return { ...DEFAULTS, mirrored };
  }
}

export function saveScreen(
  storage: Storage | undefined,
  matchId: string,
  choice: ScreenChoice,
): void {
  const { mirrored, ...device } = choice;
  remember(storage, DEVICE_KEY, JSON.stringify(device));
  remember(storage, mirrorKey(matchId), mirrored ? '1' : '0');
}

export function useScreenOptions(matchId: string) {
  const [screen, setScreen] = useState(() => loadScreen(deviceStorage(), matchId));
  function change(part: Partial<ScreenChoice>): void {
    const next = { ...screen, ...part };
    saveScreen(deviceStorage(), matchId, next);
    setScreen(next);
  }
  return [screen, change] as const;
}

/** Undefined where the person has forbidden this site to keep anything: even to ask for it throws. */
export function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Keeps what is only convenient to know again: a store that is full or forbidden forgets it. */
export function remember(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}

import type { Storage } from '#server/platform/files/storage.ts';

/** Pictures in memory, for tests; all that was put is in `files`. */
export function memoryStorage(): Storage & { files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  };
}

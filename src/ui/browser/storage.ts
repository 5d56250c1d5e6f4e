/** Reads what the device keeps under a key; null when there is nothing or it refuses. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value on the device; does nothing when the device refuses. */
export function keepStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: the page goes on with what it knows until it is closed.
  }
}

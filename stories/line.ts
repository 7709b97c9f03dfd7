/** Makes the device online or offline. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** For the end of a story that has used `setOnline`. */
export function restoreLine(): void {
  Reflect.deleteProperty(navigator, 'onLine');
}

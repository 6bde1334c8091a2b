/**
 * A short tap that the hand feels, where the device has it (Android): when money arrived or a reward was claimed. Never with reduced
 * motion.
 */
export function tick(): void {
  // A desk and Safari have no such function.
  if ('vibrate' in navigator && !matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(12)
}

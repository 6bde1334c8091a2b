/** Runs `work` when the page is loaded and the browser has nothing to do, or one second after it was loaded. */
export function whenIdle(work: () => void): void {
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => work(), { timeout: 1000 }) : setTimeout(work, 200)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}

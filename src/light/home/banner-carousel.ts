import { onFirstActivity } from '#light/presence.ts'
import { carouselOptions, moveEvery } from './carousel-options.ts'

/** Milliseconds before the first move at which Swiper is loaded. */
const ahead = 1000

/**
 * Turns a row of banners into a carousel (product rule 5.11: loop with more than one, 1 s per move, every 5 s, spacing
 * 15, two abreast on wide screens). Swiper is loaded shortly before the first move, if there are several banners, the
 * row is in view and the person uses the page. Until then, and with reduced motion, people scroll the row.
 */
export function watchBanners(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const row of document.querySelectorAll<HTMLElement>('[data-banners]')) {
    if (still || row.querySelectorAll('.swiper-slide').length < 2) continue
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      onFirstActivity(() => setTimeout(() => whenSeen(row), moveEvery - ahead))
    })
    observer.observe(row)
  }
}

/** Whether a popup covers the carousel. */
function whenSeen(row: HTMLElement): void {
  if (document.documentElement.hasAttribute('data-popup')) setTimeout(() => whenSeen(row), moveEvery)
  else void start(row)
}

async function start(row: HTMLElement): Promise<void> {
  const container = row.querySelector<HTMLElement>('.swiper')
  const pause = row.querySelector<HTMLButtonElement>('.banners__pause')
  if (!container || !pause) return
  const { Autoplay, Swiper } = await import('./swiper.ts')
  row.dataset.banners = 'moving'
  const swiper = new Swiper(container, {
    modules: [Autoplay],
    ...carouselOptions,
  })
  // Stopped, because a pause would end with the current move.
  let paused = false
  let held = false
  const follow = () => {
    const moves = !paused && !held
    if (moves === swiper.autoplay.running) return
    if (moves) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }
  // A banner with the focus must not move away.
  container.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element && target.matches(':focus-visible')
    follow()
  })
  container.addEventListener('focusout', () => {
    held = false
    follow()
  })
  pause.hidden = false
  pause.addEventListener('click', () => {
    paused = !paused
    pause.setAttribute('aria-pressed', String(paused))
    follow()
  })
}

import { whenSomebodyIsHere } from '#light/presence.ts'
import { carouselOptions, moveEvery } from './carousel-options.ts'

/** Before the first move, so that the carousel is there in time: 1 s to fetch it. */
const ahead = 1000

/**
 * Turns a row of banners into a carousel (product rule 5.11: loop with more than one, 1 s per move, every 5 s, spacing
 * 15, two abreast on wide screens). Swiper is fetched only when there is more than one banner, the row is in view, and
 * shortly before the first move is due for somebody who is here; until then, and where less motion is wanted, the row
 * scrolls by hand.
 */
export function watchBanners(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  for (const row of document.querySelectorAll<HTMLElement>('[data-banners]')) {
    if (still || row.querySelectorAll('.swiper-slide').length < 2) continue
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      whenSomebodyIsHere(() => setTimeout(() => whenSeen(row), moveEvery - ahead))
    })
    observer.observe(row)
  }
}

/** A carousel behind a popup would move for nobody. */
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
  // Stopped, not paused: a pause ends by itself with the move under way.
  let paused = false
  let held = false
  const follow = () => {
    const moves = !paused && !held
    if (moves === swiper.autoplay.running) return
    if (moves) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }
  // Somebody who moves through a banner by keyboard must not lose it under their focus.
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

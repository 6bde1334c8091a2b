/** Milliseconds between two moves, and until the first. */
export const moveEvery = 5000

/**
 * How the banners move (product rule 5.11): one after the other without an end, a second per move, 15 pixels apart, two
 * abreast on wide screens, and on by themselves after somebody moved them.
 */
export const carouselOptions = {
  loop: true,
  speed: 1000,
  spaceBetween: 15,
  slidesPerView: 1,
  breakpoints: { 1280: { slidesPerView: 2 } },
  autoplay: { delay: moveEvery, disableOnInteraction: false, pauseOnMouseEnter: true },
} as const

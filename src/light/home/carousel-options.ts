/** Milliseconds between two moves, and until the first. */
export const moveEvery = 5000

/**
 * Options of the banner carousel (product rule 5.11): endless, a second per move, 15 pixels apart, two abreast on wide
 * screens. It continues by itself after a person has moved it.
 */
export const carouselOptions = {
  loop: true,
  speed: 1000,
  spaceBetween: 15,
  slidesPerView: 1,
  breakpoints: { 1280: { slidesPerView: 2 } },
  autoplay: { delay: moveEvery, disableOnInteraction: false, pauseOnMouseEnter: true },
} as const

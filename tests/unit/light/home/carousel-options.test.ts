import { expect, test } from 'vitest'
import { carouselOptions } from '#light/home/carousel-options.ts'

test('the carousel has its figures (rule 5.11)', () => {
  expect(carouselOptions).toEqual({
    loop: true,
    speed: 1000,
    spaceBetween: 15,
    slidesPerView: 1,
    breakpoints: { 1280: { slidesPerView: 2 } },
    autoplay: { delay: 5000, disableOnInteraction: false, pauseOnMouseEnter: true },
  })
})

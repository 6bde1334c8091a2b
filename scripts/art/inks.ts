import type { InkName } from '#gateway/seed/catalogue/art-names.ts'

/** Fills of the title letters: gradient, rim, outer outline. */
export const inks: Readonly<Record<InkName, readonly [fill: string, rim: string, outer: string]>> = {
  gold: ['#fffbe0 #ffe36b:38 #ffb01f:52 #ff8a00:54 #ffd95a', '#7a3200', '#1c0a04'],
  fire: ['#fffbd0 #ffe36b:36 #ff9a1f:56 #ff5a1f', '#7a0614', '#1c0206'],
  ice: ['#fff #d8f8ff:48 #6ac8ff:52 #d0f4ff', '#0a3a8a', '#041030'],
  lime: ['#fdffd8 #c8ff5a:46 #5ad02f:54 #c0f56b', '#0a4a24', '#04180e'],
  pink: ['#fff #ffd0f0:46 #ff5ac8:54 #ffb0ec', '#5a0a7a', '#14032e'],
  white: ['#fff #f4f6ff:50 #c0cdf5:54 #fff', '#1b2a7a', '#060a26'],
}

import {
  at,
  circle,
  coin,
  each,
  glint,
  gold,
  goldSide,
  group,
  line,
  mirror,
  oval,
  path,
  rect,
  star,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { eye } from './pieces.ts'

/** The prankster of the woods as one sees him: a red cap and two eyes in a whirl of wind. */
export const whirlwind: Motif = (c) => {
  const wind = c.lin('#f4ffe8 #9ae0b0:40 #2f8a78:75 #0f4a56', 0, 0, 1, 0.3)
  const leaf = c.part(
    path('M0-16C14-8 14 8 0 18-14 8-14-8 0-16Z', c.lin('#f8f07a #7ac02f:55 #2a6a1a')) + line('M0-12V14', '#2a5a14', 2),
  )
  const bands = [
    [0, 2, 96, 30],
    [8, 34, 78, 25],
    [-6, 62, 58, 20],
    [6, 86, 38, 15],
    [-2, 106, 20, 10],
  ] as const
  return (
    [...bands]
      .reverse()
      .map(([x, y, rx, ry]) => oval(x, y, rx, ry, wind))
      .join('') +
    bands
      .map(([x, y, rx, ry]) =>
        line(
          `M${x - rx * 0.8} ${y + ry * 0.2}Q${x - rx * 0.2} ${y + ry * 0.95} ${x + rx * 0.6} ${y + ry * 0.4}`,
          '#fff',
          4.5,
          'opacity=".8"',
        ),
      )
      .join('') +
    mirror(
      oval(34, 4, 23, 20, '#10242a') +
        oval(34, 4, 17, 15, c.rad('#fffde0 #ffe36b:50 #ff9a1f')) +
        oval(31, 6, 6, 10, '#2a0d05') +
        circle(37, -2, 3.6, '#fff'),
    ) +
    path('M-16 26Q4 40 26 22 26 40 8 42-8 42-16 26Z', '#10242a') +
    path('M-11 29Q4 38 20 27L18 32Q4 42-9 33Z', '#fff') +
    path(
      'M-78-16C-84-62-54-104-6-114 40-122 84-104 98-66 104-48 96-34 82-34 74-56 56-64 44-56 62-46 72-32 76-16 30-34-32-34-78-16Z',
      c.lin('#ff9a8a #e81f30:42 #7a0418'),
    ) +
    path('M-62-40C-58-74-34-96-4-100-30-84-42-66-44-42Z', '#fff', 'opacity=".5"') +
    path(
      'M-86-12C-34-40 34-40 84-12 88-4 86 6 80 8 32-16-34-16-82 8-88 4-90-6-86-12Z',
      c.lin('#ff6a5a #b80a22:60 #6a0414'),
    ) +
    circle(92, -46, 13, c.rad('#fff #ffe9e0:50 #e0a89a', 0.36, 0.3, 0.75)) +
    [
      [-104, 44, 40],
      [100, 60, -50],
      [-70, 96, 110],
      [62, 112, 20],
      [-112, -52, -20],
    ]
      .map(([x, y, turn]) => at(leaf, `translate(${x} ${y})rotate(${turn})`))
      .join('') +
    glint(-38, -74, 14) +
    glint(70, 12, 10)
  )
}

/** The accordion of the dances of the backlands. */
export const accordion: Motif = (c) => {
  const shell = c.lin('#ff8a9a #d8143a:45 #6a041c')
  const folds = 9
  const fold = (i: number) => {
    const at0 = -54 + i * 12
    const lift = (x: number) => -0.0042 * x * x
    const [a, b] = [at0, at0 + 12]
    return path(
      `M${a} ${-66 - lift(a)}L${b} ${-66 - lift(b)}V${58 - lift(b) * 1.6}L${a} ${58 - lift(a) * 1.6}Z`,
      i % 2 ? c.lin('#3a2a6a #1a1038:60 #0a0618') : c.lin('#ffe9b0 #e0a84a:50 #8a5410'),
    )
  }
  const end = (inner: string) =>
    rect(-27, -88, 54, 172, 15, shell) +
    rect(-27, -88, 54, 172, 15, 'none', 'stroke="#ffd95a" stroke-width="5"') +
    path('M-20-78H-8V70H-20Z', '#fff', 'opacity=".3"') +
    inner
  return (
    times(folds, fold) +
    line('M-54-60Q0-48 54-60M-54 50Q0 36 54 50', '#fff', 3, 'opacity=".5"') +
    group(
      end(
        times(5, (row) =>
          times(2, (k) =>
            circle(-9 + k * 19, -60 + row * 30 + k * 4, 7.5, c.rad('#fff #f0e6d0:50 #a8946a', 0.36, 0.3, 0.75)),
          ),
        ),
      ),
      'translate(-82 2)rotate(9)',
    ) +
    group(
      end(
        rect(-18, -74, 38, 144, 6, '#fffdf2') +
          times(8, (i) => rect(-18, -58 + i * 16, 38, 2.4, 1, '#6a5a3a')) +
          [0, 1, 3, 4, 5, 7].map((i) => rect(-18, -63 + i * 16, 23, 9.5, 3, '#160d1f')).join(''),
      ),
      'translate(82 2)rotate(-9)',
    ) +
    path('M-18-84Q0-96 18-84L12-72H-12Z', gold(c)) +
    group(
      oval(0, 0, 10, 7.5, '#ffe36b', 'transform="rotate(-20)"') + line('M9-2V-34Q22-28 22-14', '#ffe36b', 5),
      'translate(-20 -92)',
    ) +
    group(
      oval(0, 0, 9, 7, '#8af6e0', 'transform="rotate(-20)"') + line('M8-2V-32', '#8af6e0', 5),
      'translate(34 -96)',
    ) +
    path(star(0, 92, 18, 8), gold(c)) +
    path(star(-34, 100, 12, 5), gold(c)) +
    path(star(34, 100, 12, 5), gold(c)) +
    glint(-84, -56, 13) +
    glint(92, 60, 11)
  )
}

/** The armadillo who digs, and has found gold. */
export const armadillo: Motif = (c) => {
  const skin = c.lin('#ffe0b0 #d89a5a:50 #7a4418')
  const shell = 'M-96 50C-104-24-56-78 0-78S90-30 88 46C60 62-66 64-96 50Z'
  return (
    path('M-84 38C-108 36-122 56-122 88-108 88-92 72-78 60Z', skin) +
    path('M-70 50H-34V100Q-34 108-44 108H-76Q-80 98-70 92ZM22 52H58V92Q68 98 64 108H32Q22 108 22 100Z', skin) +
    path('M70-12C62-46 74-66 86-66 100-54 102-28 96-10Z', skin) +
    path('M56-6C44-40 52-60 62-62 78-52 84-28 80-6Z', c.lin('#ffc8a0 #c8784a:60 #7a3a1a')) +
    path('M50 10C62-16 96-18 108 8 114 28 126 42 122 54 112 64 78 66 56 58Z', skin) +
    oval(119, 50, 8, 6.5, '#3a1a10') +
    eye(c, 103, 14, 8.5, '#8a5a2a #3a1a05') +
    line('M104 56Q94 58 84 54', '#6a3410', 3.4) +
    path(shell, c.lin('#f8d8a0 #b8783a:45 #5a2c10')) +
    group(
      times(6, (i) => line(`M${-52 + i * 22}-90Q${-72 + i * 26} -20 ${-60 + i * 25} 66`, '#4a2208', 6)) +
        times(6, (i) =>
          line(`M${-48 + i * 22}-90Q${-68 + i * 26} -20 ${-56 + i * 25} 66`, '#ffe9bd', 2.6, 'opacity=".8"'),
        ) +
        each(
          [
            [-78, 6],
            [-70, -22],
            [-76, 32],
            [74, 8],
            [68, -18],
            [78, 32],
          ],
          (x, y) => circle(x, y, 6, '#5a2c10', 'opacity=".6"'),
        ),
      '',
      `clip-path="${c.clip(`<path d="${shell}"/>`)}"`,
    ) +
    path(shell, 'none', 'stroke="#4a2208" stroke-width="4"') +
    path('M-82 8C-76-34-44-62-8-66-38-48-58-26-62 10Z', '#fff', 'opacity=".45"') +
    coin(c, -4, 108, 24, 0.55) +
    coin(c, 36, 112, 20, 0.55) +
    coin(c, -46, 114, 19, 0.55) +
    coin(c, 10, 92, 22, 0.55) +
    coin(c, 88, 106, 24, 0.9) +
    path(star(88, 106, 11, 5), '#fff3b8', 'stroke="#b56a00" stroke-width="1.5"') +
    glint(-48, -40, 13) +
    glint(14, 84, 10)
  )
}

/** Pickaxe in a lump of gold. */
export const pickaxe: Motif = (c) => {
  const steel = c.lin('#f4f8ff #a8b6da:40 #46527e')
  const lump = 'M-104 104L-112 62-84 28-46 34-22 4 22 10 46 36 88 30 114 66 106 106Q0 126-104 104Z'
  return (
    path(lump, c.lin('#fff7c0 #ffc93a:35 #e0860a:68 #8a4400')) +
    path('M-84 28L-46 34-58 72-112 62ZM-22 4L22 10 8 52-40 46ZM46 36L88 30 114 66 70 76Z', '#fffbd0', 'opacity=".75"') +
    path('M-58 72L-46 34-40 46 8 52 4 96-44 100ZM8 52L22 10 46 36 70 76 48 100 4 96Z', '#b8600a', 'opacity=".35"') +
    line('M-58 72L-44 100M-40 46L-58 72M8 52L4 96M70 76L48 100M8 52L46 36', '#8a4400', 3) +
    group(
      rect(-10, -86, 20, 168, 9, c.lin('#6a3410 #d8944a:40 #8a4a18:70 #4a2208', 0, 0, 1, 0)) +
        line('M-4-70V60', '#ffe0a8', 3, 'opacity=".7"') +
        path('M-108-40C-84-92-40-108 0-108S84-92 108-40C78-68 40-76 0-76S-78-68-108-40Z', steel) +
        path('M-96-54C-70-90-36-100 0-100S70-90 96-54C66-84 36-90 0-90S-66-84-96-54Z', '#fff', 'opacity=".7"') +
        rect(-19, -114, 38, 46, 8, goldSide(c)),
      'translate(14 -8)rotate(34)',
    ) +
    group(
      path('M0-26L24-8 14 24H-14L-24-8Z', c.lin('#d8fff4 #2ad8a0:50 #06604a')) +
        path('M0-26L9-8H-9ZM-9-8H9L0 24Z', '#fff', 'opacity=".5"'),
      'translate(-76 -34)rotate(-18)',
    ) +
    group(
      path('M0-22L20-6 12 20H-12L-20-6Z', c.lin('#ffd8f0 #f03a9a:50 #7a0450')) +
        path('M0-22L8-6H-8ZM-8-6H8L0 20Z', '#fff', 'opacity=".5"'),
      'translate(-98 -84)rotate(14)scale(.8)',
    ) +
    line('M-30-18L-46-34M-8-30L-14-52M62 8L80-4', '#fff3b0', 5) +
    glint(-70, 52, 14) +
    glint(66, 54, 12) +
    glint(-4, 30, 10)
  )
}

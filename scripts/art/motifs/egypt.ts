import {
  circle,
  coin,
  cycle,
  glint,
  gold,
  goldSide,
  group,
  line,
  mirror,
  n,
  path,
  polar,
  times,
} from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'

export const pharaoh: Motif = (c) => {
  const skin = c.lin('#ffe9a0 #f2b53a:50 #a8641a'),
    clothPath =
      'M0-112C52-112 74-84 80-44L112 92 72 112C58 76 54 30 54 0H-54C-54 30-58 76-72 112L-112 92-80-44C-74-84-52-112 0-112Z',
    clip = c.clip(`<path d="${clothPath}"/>`)
  return (
    path('M-84 120C-80 70-50 56 0 56S80 70 84 120Z', gold(c)) +
    times(3, (i) =>
      line(
        `M${-72 + i * 8} ${112 - i * 4}Q0 ${50 + i * 18} ${72 - i * 8} ${112 - i * 4}`,
        cycle(['#1248b8', '#e0142e', '#12a8a0'], i),
        7,
      ),
    ) +
    path(clothPath, gold(c)) +
    line(
      times(
        9,
        (i) => `M-130 ${-44 + i * 25}Q-60 ${-96 + i * 24} 0 ${-96 + i * 27}Q60 ${-96 + i * 24} 130 ${-44 + i * 25}`,
      ),
      '#1446b0',
      11,
      `clip-path="${clip}"`,
    ) +
    line(clothPath, '#8a4a00', 2.5) +
    path('M-54-46C-54-78 54-78 54-46V6C54 50 26 76 0 76S-54 50-54 6Z', skin) +
    path('M-62-44C-56-84 56-84 62-44 30-58-30-58-62-44Z', goldSide(c)) +
    line('M-60-46C-30-60 30-60 60-46', '#8a4a00', 2.5) +
    path('M-14 70H14L10 112Q0 122-10 112Z', c.lin('#2a58c8 #0e1f6a')) +
    line('M-12 82H12M-11 94H11M-10 106H10', '#ffd95a', 3.5) +
    mirror(
      path('M10-16C18-28 38-28 46-16 36-6 18-6 10-16Z', '#fff') +
        circle(28, -17, 7.5, '#0e4a6a') +
        circle(28, -17, 4, '#05101f') +
        circle(26, -20, 2, '#fff') +
        line('M8-16C18-30 38-30 48-15L60-10M8-16C18-5 36-5 46-14M22-6Q22 6 14 10', '#141038', 4.4) +
        line('M8-32Q28-44 52-30', '#141038', 5.5) +
        path('M54-10C64-14 66 14 54 18Z', '#d8922a'),
    ) +
    path('M0-14L-8 20Q0 28 8 20Z', '#c97a1f', 'opacity=".75"') +
    path('M-5-14L-4 18 2-14Z', '#fff', 'opacity=".5"') +
    path('M-20 40Q0 30 20 40 10 54 0 54T-20 40Z', c.lin('#e0704a #8f3a1f')) +
    line('M-20 40Q0 46 20 40', '#7a2a14', 2.6) +
    path('M-10-60C-22-90-14-116 2-118 18-116 20-98 8-88 16-76 14-66 10-58Z', c.lin('#7affd8 #12a87a:55 #06504a')) +
    circle(-2, -106, 3, '#ff2f4a') +
    circle(7, -106, 3, '#ff2f4a') +
    line('M-6-88Q0-84 8-88M-8-76Q0-72 10-76', '#06504a', 2.5) +
    glint(-62, -84, 16) +
    glint(62, 70, 12)
  )
}

export const pyramid: Motif = (c) => {
  const lit = c.lin('#fff0a8 #f5b53a:45 #b86a1c'),
    dark = c.lin('#c97a2a #6a2f14')
  return (
    path(
      times(16, (i) => {
        const a = polar(60, i * 22.5 - 5),
          b = polar(124, i * 22.5),
          d = polar(60, i * 22.5 + 5)
        return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(d[0])} ${n(d[1])}Z`
      }),
      '#fff3b0',
      'transform="translate(0 -46)" opacity=".7" stroke="none"',
    ) +
    path('M0-96L118 96 30 116-118 84Z', lit) +
    path('M0-96L118 96 30 116Z', dark) +
    line(
      times(8, (i) => {
        const t = 0.3 + i * 0.088,
          down = (rise: number) => n(-96 + rise * t)
        return `M${n(-118 * t)} ${down(180)}L${n(30 * t)} ${down(212)}L${n(118 * t)} ${down(192)}`
      }),
      '#7a3a14',
      2.4,
      'opacity=".7"',
    ) +
    line(
      times(18, (i) => {
        const t = 0.32 + (i % 7) * 0.088,
          q = ((i * 37) % 83) / 83
        return `M${n((-118 + 148 * q) * t)} ${n(-96 + (180 + 32 * q) * t)}l1 17`
      }),
      '#7a3a14',
      2.2,
      'opacity=".6"',
    ) +
    path('M0-100L38-38 9-30-36-40Z', c.lin('#fffef0 #ffe36b')) +
    path('M0-100L38-38 9-30Z', c.lin('#ffe36b #f09a1f')) +
    path('M-26 104L-10 46 16 52 22 114Z', '#3a1610') +
    path('M-16 108L-4 58 10 60 14 112Z', c.lin('#fff3b0 #ffb01f')) +
    group(
      path('M-22 0C-12-16 12-16 22 0 12 14-12 14-22 0Z', '#fff', 'stroke="#2a1408" stroke-width="4"') +
        circle(0, 0, 9, '#12a8c8') +
        circle(0, 0, 4.6, '#0a1a2e') +
        circle(-3, -3, 2.2, '#fff'),
      'translate(-2 -54)scale(.8)',
    ) +
    coin(c, -84, 106, 16, 0.5) +
    coin(c, -58, 114, 16, 0.5) +
    coin(c, 76, 112, 17, 0.5) +
    glint(0, -100, 26) +
    glint(-70, 30, 12)
  )
}

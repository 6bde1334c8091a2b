import { at, circle, coin, glint, glow, gold, goldSide, group, line, mirror, oval, path } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'

export const chest: Motif = (c) => {
  const wood = c.lin('#c4763a #8a4520:55 #4c200f'),
    g = gold(c)
  const heap = [
    [-66, 2],
    [-44, -10],
    [-20, -18],
    [6, -22],
    [32, -16],
    [56, -8],
    [72, 4],
    [-54, 10],
    [-30, 4],
    [-4, -4],
    [22, 0],
    [46, 8],
    [-14, 12],
    [12, 14],
  ]
  return (
    glow(c, 0, -20, 120, '#fff0a0', 0.9) +
    path('M-100-6C-104-78-66-112 0-112S104-78 100-6Z', wood) +
    path('M-88-6C-92-66-58-98 0-98S92-66 88-6Z', c.lin('#3a1408 #7a3a10 #ffb53a')) +
    line('M-100-6C-104-78-66-112 0-112S104-78 100-6', g, 11) +
    mirror(line('M58-8C56-62 46-92 34-106', g, 10)) +
    path('M-86 12C-70-20-36-34 4-36 40-34 70-18 86 12Z', '#c97a08') +
    ((id) => heap.map(([x, y]) => at(id, `translate(${x} ${y})`)).join(''))(c.part(coin(c, 0, 0, 17, 0.85))) +
    group(
      path('M-18-10L-8-22H12L22-10 2 16Z', c.lin('#ff9ab8 #e0144c:50 #7a0630')) +
        path('M-8-22L-4-10H-18ZM12-22L8-10H22ZM-4-10H8L2 16Z', '#fff', 'opacity=".4"'),
      'translate(-38 -24)rotate(-14)',
    ) +
    group(
      path('M-16-9L-7-19H11L19-9 2 14Z', c.lin('#9affe8 #0fb59a:50 #06554f')) +
        path('M-7-19L-4-9H-16ZM-4-9H7L2 14Z', '#fff', 'opacity=".45"'),
      'translate(44 -24)rotate(16)',
    ) +
    path('M-102 12H102L90 100Q88 108 78 108H-78Q-88 108-90 100Z', wood) +
    line('M-98 42H98M-94 72H94', '#4c200f', 4) +
    path('M-102 12H102L100 26H-100Z', '#fff', 'opacity=".18"') +
    path('M-106 6H106V26H-106Z', g) +
    mirror(
      path('M50 24H76L70 108H46Z', g) +
        circle(62, 16, 4, '#8a4a00') +
        circle(61, 44, 4.5, '#8a4a00') +
        circle(58, 88, 4.5, '#8a4a00'),
    ) +
    path('M-88 96H88L90 104 84 110H-84L-90 104Z', g) +
    path('M-24 2H24V40Q24 56 0 62-24 56-24 40Z', g) +
    path('M-17 9H17V38Q17 49 0 54-17 49-17 38Z', c.lin('#e5940f #ffe58a')) +
    circle(0, 24, 7, '#3a1408') +
    path('M-4 26H4L7 44H-7Z', '#3a1408') +
    glint(-60, -2, 14) +
    glint(22, -34, 17) +
    glint(80, -50, 10)
  )
}

export const gems: Motif = (c) => {
  const cut = (hue: string, dark: string, light: string) =>
    path('M-62-30L-36-62H36L62-30 0 62Z', c.lin(`${light} ${hue}:45 ${dark}`)) +
    path('M-62-30H62L0 62Z', hue, 'opacity=".55"') +
    path('M-36-62L-62-30H-28ZM36-62L62-30H28Z', light, 'opacity=".75"') +
    path('M-36-62L-28-30 0-62ZM36-62L28-30 0-62Z', '#fff', 'opacity=".55"') +
    path('M-28-30H28L0-62Z', light, 'opacity=".8"') +
    path('M-28-30H28L0 62Z', '#fff', 'opacity=".22"') +
    path('M28-30H62L0 62Z', dark, 'opacity=".55"') +
    path('M-62-30H-28L0 62Z', light, 'opacity=".35"') +
    line('M-56-30H56', '#fff', 2, 'opacity=".8"')
  const step = (hue: string, dark: string, light: string) =>
    path('M-30-52H30L50-30V30L30 52H-30L-50 30V-30Z', c.lin(`${light} ${hue}:45 ${dark}`)) +
    path('M-30-52H30L20-32H-20Z', '#fff', 'opacity=".65"') +
    path('M-50-30L-30-52-20-32-32-20Z', '#fff', 'opacity=".4"') +
    path('M50-30V30L32 20V-20ZM30 52L50 30 32 20 20 32Z', dark, 'opacity=".6"') +
    path('M-30 52H30L20 32H-20Z', dark, 'opacity=".45"') +
    path('M-20-32H20L32-20V20L20 32H-20L-32 20V-20Z', c.lin(`${hue} ${light}`), 'opacity=".9"') +
    path('M-20-32H4L-32 16V-20Z', '#fff', 'opacity=".35"')
  return (
    glow(c, 0, 0, 120, '#fff', 0.55) +
    group(step('#18c56a', '#05542f', '#a8ffc8'), 'translate(-62 38)rotate(-18)') +
    group(step('#b04bff', '#3d0a86', '#e8c4ff'), 'translate(66 36)rotate(16)') +
    group(cut('#ff2f5a', '#7a0428', '#ffb3c2'), 'translate(0 70)scale(.72)') +
    group(cut('#1fb6ff', '#06359a', '#d0f6ff'), 'translate(0 -30)scale(1.3)') +
    glint(-46, -92, 24) +
    glint(70, 0, 15) +
    glint(-84, 14, 13) +
    glint(24, 48, 12)
  )
}

export const crown: Motif = (c) => {
  const g = gold(c)
  return (
    (
      [
        [-64, -4, 44],
        [64, -4, 44],
        [0, -22, 52],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, c.rad('#ff6b8a #d0103c:55 #6a0424', 0.4, 0.25, 0.8)))
      .join('') +
    path('M-90 0H90V60H-90Z', '#8f0a2e') +
    line('M0-70V40M-26-62Q-40 0-34 50M26-62Q40 0 34 50', '#6a0424', 3) +
    path('M-98 62L-116-44-68 14-46-76-20 14 0-100 20 14 46-76 68 14 116-44 98 62Z', g) +
    path(
      'M-98 62L-116-44-104-14-88 60ZM-68 14L-46-76-50 60H-70ZM-20 14L0-100 2 60H-22ZM20 14L46-76 44 60H20Z',
      '#fff',
      'opacity=".4"',
    ) +
    path(
      'M0-100L20 14 20 62H2ZM46-76L68 14 66 62H44ZM116-44L98 62H84L68 14ZM-46-76L-20 14-24 62H-48Z',
      '#8a4a00',
      'opacity=".38"',
    ) +
    path('M-102 54Q0 84 102 54L98 100Q0 124-98 100Z', goldSide(c)) +
    line('M-99 64Q0 92 99 64M-96 92Q0 116 96 92', '#fff3b8', 3.5) +
    (
      [
        [0, 92, '#a8f0ff #1a9aff:50 #0a2f9a'],
        [-46, 88, '#ffb3c2 #f0143c:50 #7a0424'],
        [46, 88, '#ffb3c2 #f0143c:50 #7a0424'],
        [-82, 78, '#b8ffd0 #12b56a:50 #04502f'],
        [82, 78, '#b8ffd0 #12b56a:50 #04502f'],
      ] as const
    )
      .map(
        ([x, y, s], i) =>
          oval(x, y, i ? 11 : 15, i ? 11 : 14, c.rad(s, 0.35, 0.3, 0.8), 'stroke="#8a4a00" stroke-width="2.5"') +
          oval(x - 4, y - 5, 4, 2.6, '#fff'),
      )
      .join('') +
    (
      [
        [0, -104, 13, '#ffb3c2 #f0143c:50 #7a0424'],
        [-46, -80, 10, '#fff #e8e0ff:50 #a89ad8'],
        [46, -80, 10, '#fff #e8e0ff:50 #a89ad8'],
        [-116, -48, 9, '#fff #e8e0ff:50 #a89ad8'],
        [116, -48, 9, '#fff #e8e0ff:50 #a89ad8'],
      ] as const
    )
      .map(([x, y, r, s]) => circle(x, y, r, c.rad(s, 0.35, 0.3, 0.8)))
      .join('') +
    path('M0-40L13-16 0 10-13-16Z', c.lin('#a8f0ff #1a7aff'), 'stroke="#8a4a00" stroke-width="2.5"') +
    glint(-4, -112, 18) +
    glint(60, 30, 14) +
    glint(-88, 10, 12)
  )
}

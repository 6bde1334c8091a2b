import {
  at,
  circle,
  coin,
  each,
  glint,
  glow,
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
import { word } from './pieces.ts'

export const clover: Motif = (c) => {
  const leaf = c.part(
    path(
      'M0 0C-22-16-58-40-50-74-44-98-14-98 0-74 14-98 44-98 50-74 58-40 22-16 0 0Z',
      c.lin('#c8ff7a #3fc44a:45 #0a6a34'),
    ) +
      path('M-40-70C-36-86-18-88-8-74-22-74-32-64-34-48-40-56-42-64-40-70Z', '#fff', 'opacity=".55"') +
      line('M0-6V-60M0-26L-20-50M0-26L20-50', '#0f7a3a', 3, 'opacity=".7"'),
  )
  return (
    line('M6 18C12 54 34 84 66 106', '#0a4a2a', 17) +
    line('M6 18C12 54 34 84 66 106', '#3fb04a', 10) +
    group(
      times(4, (i) => at(leaf, `rotate(${45 + i * 90})`)),
      'translate(0 -12)scale(1.06)',
    ) +
    circle(0, -12, 8, '#fff3b0') +
    each(
      [
        [-46, -84, 6],
        [58, 30, 5],
        [76, -46, 6],
      ],
      (x, y, r) => circle(x, y, r, c.rad('#fff #d8fff0:60 #8ad8c0', 0.35, 0.3, 0.8)),
    ) +
    coin(c, -84, 88, 24, 0.62) +
    coin(c, -46, 104, 24, 0.62) +
    coin(c, -68, 72, 24, 0.62) +
    glint(-60, -60, 15) +
    glint(84, -78, 14) +
    glint(-40, 96, 10)
  )
}

export const horseshoe: Motif = (c) => {
  const shoe = 'M-46 108L-84 96C-116 10-104-108 0-108S116 10 84 96L46 108 38 82C74 20 66-58 0-58S-74 20-38 82Z'
  return (
    path(shoe, '#6a2f00', 'transform="translate(4 8)"') +
    path(shoe, gold(c)) +
    line('M-64 90C-92 8-78-84 0-84S92 8 64 90', '#a85a00', 13) +
    line('M-62 88C-90 8-76-82 0-82S90 8 62 88', '#c97a08', 7) +
    each(
      [
        [-70, 62],
        [-82, 20],
        [-74, -26],
        [-42, -66],
        [42, -66],
        [74, -26],
        [82, 20],
        [70, 62],
      ],
      (x, y) => rect(x - 5, y - 7, 10, 14, 3, '#4a2000', `transform="rotate(${x / 2} ${x} ${y})"`),
    ) +
    path('M-92 40C-104-30-80-98-14-104-64-88-86-30-78 52Z', '#fff', 'opacity=".55"') +
    group(
      times(4, (i) =>
        path(
          'M0 0C-10-8-26-18-22-34-20-44-6-44 0-34 6-44 20-44 22-34 26-18 10-8 0 0Z',
          c.lin('#c8ff7a #3fc44a:50 #0a6a34'),
          `transform="rotate(${45 + i * 90})"`,
        ),
      ) +
        circle(0, 0, 5, '#fff3b0') +
        line('M2 6Q8 34 22 50', '#2f9a44', 8),
      'translate(0 8)',
    ) +
    path('M-56 98Q0 60 56 98L62 118Q0 84-62 118Z', c.lin('#ff6a6a #d0142e:50 #7a0420')) +
    path(
      'M0 76C14 62 36 66 34 82 26 92 10 90 0 84-10 90-26 92-34 82-36 66-14 62 0 76Z',
      c.lin('#ff8a8a #e0203a:60 #8a0420'),
    ) +
    circle(0, 82, 9, '#b80a28') +
    glint(-74, -70, 17) +
    glint(86, -8, 12)
  )
}

export const bell: Motif = (c) =>
  path('M0-78m-18 0a18 18 0 1 1 36 0', 'none', 'stroke="#c97a08" stroke-width="10"') +
  oval(0, 96, 24, 22, '#6a2f00') +
  circle(0, 94, 20, c.rad('#fff3b8 #f0a31a:50 #8a4a00', 0.36, 0.3, 0.75)) +
  path(
    'M0-92C44-92 58-54 62-14 66 22 76 48 100 66 104 72 102 82 96 86H-96C-102 82-104 72-100 66-76 48-66 22-62-14-58-54-44-92 0-92Z',
    goldSide(c),
  ) +
  path(
    'M0-92C44-92 58-54 62-14 66 22 76 48 100 66H-100C-76 48-66 22-62-14-58-54-44-92 0-92Z',
    c.lin('#fff7cf/.9 #ffd95a/.2:40 #8a4200/.75'),
  ) +
  path('M-100 64H100Q108 76 98 88H-98Q-108 76-100 64Z', gold(c)) +
  line('M-66 30Q0 46 66 30M-60-20Q0-6 60-20', '#a85a00', 4) +
  path('M-44 20C-46-34-36-70-12-82-30-58-34-24-30 30Z', '#fff', 'opacity=".7"') +
  group(
    mirror(
      path(
        'M0 0C14-22 50-26 62-10 66 6 44 18 22 14 34 24 40 36 36 46 22 42 8 24 0 6Z',
        c.lin('#ff7a7a #d0142e:55 #7a0420'),
      ) + line('M10-2Q30-14 48-10', '#fff', 2.4, 'opacity=".6"'),
    ) + circle(0, 2, 12, c.rad('#ff9a9a #c70a28:60 #6a0418', 0.36, 0.3, 0.75)),
    'translate(0 -86)',
  ) +
  path(star(0, 14, 24, 10), c.lin('#fffbe0 #ffe36b')) +
  glint(-30, -52, 16) +
  glint(88, 54, 12)

export const slotmachine: Motif = (c) => {
  const reel = (x: number) => rect(x, -30, 44, 66, 7, c.lin('#c8cce0 #fff:30 #fff:70 #b0b4cc'))
  return (
    line('M96 40V-34', '#4a5580', 11) +
    line('M94 40V-34', '#c8d2f0', 5) +
    circle(96, -46, 18, c.rad('#ff9a9a #e0142e:50 #7a0420', 0.36, 0.3, 0.75)) +
    oval(90, -53, 6, 4, '#fff', 'opacity=".85"') +
    rect(80, 26, 26, 30, 7, gold(c)) +
    path('M-84 118V-60C-84-98-48-118-2-118S80-98 80-60V118Z', c.lin('#ff6a7a #d0142e:40 #6a0420')) +
    path('M-76 30V-58C-76-88-50-104-20-108-44-90-54-70-54-40V30Z', '#fff', 'opacity=".28"') +
    path('M-92 100H88Q98 118 84 124H-88Q-102 118-92 100Z', gold(c)) +
    path('M-62-52C-60-84-34-98-2-98S56-84 58-52Z', c.lin('#3a0f6a #16063a')) +
    word('777', -2, -68, 40, '#ffe36b', 'chunky') +
    times(9, (i) =>
      circle(
        -2 + Math.cos(Math.PI * (1 + i / 8)) * 70,
        -50 + Math.sin(Math.PI * (1 + i / 8)) * 58,
        4.6,
        i % 2 ? '#fff3b0' : '#ffb01f',
      ),
    ) +
    rect(-78, -42, 152, 90, 14, gold(c)) +
    rect(-72, -36, 140, 78, 10, '#2a0a1e') +
    reel(-69) +
    reel(-24) +
    reel(21) +
    word('7', -47, 4, 54, '#e0142e', 'chunky') +
    word('7', 43, 4, 54, '#e0142e', 'chunky') +
    group(
      circle(-10, 10, 10, c.rad('#ff8a8a #e8102e:45 #7a0420', 0.36, 0.3, 0.75)) +
        circle(10, 14, 10, c.rad('#ff8a8a #e8102e:45 #7a0420', 0.36, 0.3, 0.75)) +
        line('M-10 0Q-6-14 6-20M10 4Q10-10 6-20', '#3f7a1c', 3.5) +
        path('M6-20Q20-26 24-14 12-10 6-20Z', '#4ab84a'),
      'translate(-2 4)',
    ) +
    line('M-72 3H68', '#ffd21f', 3, 'opacity=".85"') +
    rect(-52, 62, 100, 30, 12, c.lin('#2a0a1e #5a1430')) +
    coin(c, -24, 78, 13, 0.7) +
    coin(c, 0, 80, 13, 0.7) +
    coin(c, 24, 78, 13, 0.7) +
    glint(-64, -84, 14) +
    glint(60, 100, 11)
  )
}

export const lantern: Motif = (c) =>
  glow(c, 0, 6, 122, '#ffb03d', 0.75) +
  line('M0-122V-94', '#ffd56b', 5) +
  rect(-34, -98, 68, 18, 6, goldSide(c)) +
  path('M-44-84H44L38-72H-38Z', gold(c)) +
  path(
    'M-38-74C-112-56-112 58-38 74H38C112 58 112-56 38-74Z',
    c.rad('#fff0a0 #ff7a2a:42 #d0142a:72 #7a0418', 0.5, 0.5, 0.6),
  ) +
  line(
    'M-38-74C-84-50-84 50-38 74M-16-74C-36-46-36 46-16 74M16-74C36-46 36 46 16 74M38-74C84-50 84 50 38 74',
    '#ffd56b',
    3.4,
    'opacity=".85"',
  ) +
  path('M-76-22C-72-46-58-58-42-64-52-44-58-24-58 6-66 6-76-6-76-22Z', '#fff', 'opacity=".45"') +
  path(star(0, 0, 30, 13, 8), gold(c), 'stroke="#8a2a00" stroke-width="2.5"') +
  circle(0, 0, 10, '#e0342a') +
  path('M-38 72H38L44 84H-44Z', gold(c)) +
  rect(-30, 82, 60, 12, 5, goldSide(c)) +
  times(7, (i) => line(`M${-21 + i * 7} 94v${30 + (3 - Math.abs(3 - i)) * 5}`, i % 2 ? '#ffb01f' : '#e8342a', 5)) +
  glint(-58, -44, 14) +
  glint(66, 34, 12)

export const lotus: Motif = (c) => {
  const petal = (turn: number, len: number, wide: number, fill: string) =>
    group(
      path(
        `M0 0C${-wide} ${-len * 0.3} ${-wide} ${-len * 0.72} 0 ${-len}C${wide} ${-len * 0.72} ${wide} ${-len * 0.3} 0 0Z`,
        fill,
      ) + line(`M0-14V${-len * 0.8}`, '#fff', 2, 'opacity=".5"'),
      `rotate(${turn})`,
    )
  const pink = c.lin('#fff #ff9ad0:45 #d02f8a')
  const deep = c.lin('#ffc8e8 #f05aa8:50 #8a1460')
  return (
    path(
      'M-122 84C-90 58-40 66 0 82 40 66 90 58 122 84 96 112 40 114 0 100-40 114-96 112-122 84Z',
      c.lin('#8af07a #2f9a4a:50 #0a4a34'),
    ) +
    line('M-100 84Q-50 78-8 90M100 84Q50 78 8 90', '#0a5a34', 3) +
    glow(c, 0, -20, 116, '#ffd0f0', 0.7) +
    group(
      petal(-82, 108, 27, deep) +
        petal(82, 108, 27, deep) +
        petal(-58, 122, 30, pink) +
        petal(58, 122, 30, pink) +
        petal(-36, 136, 32, deep) +
        petal(36, 136, 32, deep) +
        petal(-16, 150, 33, pink) +
        petal(16, 150, 33, pink) +
        petal(0, 160, 34, c.lin('#fff #ffc8e8:45 #f06ab8')),
      'translate(0 84)scale(1.1)',
    ) +
    group(
      petal(-46, 88, 30, pink) +
        petal(46, 88, 30, pink) +
        petal(-20, 92, 30, deep) +
        petal(20, 92, 30, deep) +
        petal(0, 84, 28, pink),
      'translate(0 92)scale(1.04)',
    ) +
    times(
      5,
      (i) =>
        line(`M${-16 + i * 8} 8Q${-20 + i * 10} -8 ${-24 + i * 12} ${-22 - (2 - Math.abs(2 - i)) * 6}`, '#ffd24a', 3) +
        circle(-24 + i * 12, -24 - (2 - Math.abs(2 - i)) * 6, 4.6, '#ffe27a'),
    ) +
    glint(-18, -70, 16) +
    glint(78, 20, 12) +
    glint(-86, 34, 11)
  )
}

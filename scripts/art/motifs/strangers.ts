import { circle, glint, glow, gold, group, line, mirror, oval, path, rect, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'

export const astronaut: Motif = (c) => {
  const suit = c.lin('#ffffff #e6eafa:50 #8a96c4')
  const visor = 'M-62-30C-62-74-34-90 0-90S62-74 62-30C62 10 36 26 0 26S-62 10-62-30Z'
  return (
    rect(-76, 10, 152, 110, 26, c.lin('#5a6a9a #2a3460')) +
    path('M-60 150C-72 70-44 40 0 40S72 70 60 150Z', suit) +
    path('M-54 66C-90 66-112 96-106 122H-70C-66 104-60 96-50 92Z', suit) +
    line('M-106 108Q-88 102-70 112', '#e8342a', 8) +
    path('M54 66C86 60 106 34 104-2 118-10 122-22 112-30 100-38 86-28 86-14 84 14 70 32 48 40Z', suit) +
    line('M86-6Q96-2 106-6', '#e8342a', 8) +
    rect(-30, 72, 60, 40, 9, c.lin('#3a4a86 #141c4a')) +
    circle(-14, 86, 6, '#ff4a5a') +
    circle(4, 86, 6, '#ffd24a') +
    circle(20, 86, 4.5, '#2fe0a0') +
    rect(-20, 98, 40, 6, 3, '#38b6ff') +
    circle(0, -34, 88, suit) +
    path('M-78-40C-74-88-40-112-6-114-40-98-58-72-60-36Z', '#fff', 'opacity=".9"') +
    mirror(rect(76, -54, 20, 42, 9, c.lin('#ff8a5a #d8342a:60 #8a1420'))) +
    path(visor, '#1a2050') +
    path(
      'M-56-30C-56-70-30-84 0-84S56-70 56-30C56 6 32 20 0 20S-56 6-56-30Z',
      c.lin('#ffcf5a #ff7a4a:35 #8a2fd0:70 #1a1470'),
    ) +
    path('M-46-38C-44-66-26-76-4-78-22-64-30-48-30-30Z', '#fff', 'opacity=".8"') +
    oval(30, 2, 12, 5, '#fff', 'opacity=".5" transform="rotate(-30 30 2)"') +
    group(
      circle(0, 0, 15, c.lin('#ffd98a #c7502a')) + oval(0, 0, 25, 5, 'none', 'stroke="#ffe9b8" stroke-width="3"'),
      'translate(14 -44)rotate(-16)',
    ) +
    circle(-8, -8, 2, '#fff') +
    circle(-22, -16, 1.6, '#fff') +
    circle(38, -22, 1.8, '#fff') +
    line(visor, c.lin('#fff #8a96c4'), 6) +
    line('M64-104L78-124', '#8a96c4', 5) +
    circle(80, -126, 6, '#ff4a5a') +
    glint(-40, -64, 15)
  )
}

export const alien: Motif = (c) => {
  const skin = c.lin('#dcff9a #6ad84a:45 #1a7a3a')
  return (
    glow(c, 0, -20, 110, '#b8ff6a', 0.4) +
    line('M-34-92Q-50-112-42-122M34-92Q50-112 42-122', '#1a7a3a', 7) +
    circle(-40, -120, 10, c.rad('#fff #ff5ac8:50 #a81286', 0.35, 0.3, 0.8)) +
    circle(40, -120, 10, c.rad('#fff #ff5ac8:50 #a81286', 0.35, 0.3, 0.8)) +
    path('M-54 150C-62 92-40 66 0 66S62 92 54 150Z', c.lin('#8a6aff #3a1aa8:60 #1a0a5a')) +
    path('M-22 70L0 92 22 70 14 100H-14Z', '#ffd24a') +
    circle(0, 104, 8, '#2fe0ff') +
    mirror(
      path('M44 92C74 92 94 74 96 46L84 36C78 60 62 70 40 74Z', skin) +
        line('M90 42L78 20M92 40L92 12M94 42L108 22', '#6ad84a', 9) +
        circle(78, 18, 7, '#a8f07a') +
        circle(92, 10, 7, '#a8f07a') +
        circle(109, 20, 7, '#a8f07a'),
    ) +
    path('M0-102C56-102 88-64 86-22 84 22 40 78 0 80-40 78-84 22-86-22-88-64-56-102 0-102Z', skin) +
    path('M-70-40C-64-74-36-92-8-94-38-78-50-56-52-24Z', '#fff', 'opacity=".6"') +
    circle(50, -74, 8, '#fff', 'opacity=".4"') +
    circle(62, -56, 5, '#fff', 'opacity=".4"') +
    mirror(
      path('M8 6C10-30 44-52 74-40 80-6 46 24 16 22 10 20 8 14 8 6Z', '#0c0620') +
        path('M20 4C24-20 44-36 64-32 60-18 40 2 20 4Z', c.lin('#7a4aff #1a0a4a')) +
        oval(54, -28, 11, 7, '#fff', 'transform="rotate(-34 54 -28)"') +
        circle(26, 8, 4.5, '#fff', 'opacity=".85"') +
        oval(56, 30, 10, 6, '#ff6ab0', 'opacity=".55"'),
    ) +
    line('M-5 30V36M5 30V36', '#14602f', 4) +
    path('M-24 46Q0 58 24 46 18 66 0 66T-24 46Z', '#3a0a3a') +
    path('M-12 62Q0 54 12 62 6 66 0 66T-12 62Z', '#ff7ad0') +
    rect(-9, 50, 8, 7, 2, '#fff') +
    glint(-44, -70, 13)
  )
}

export const robot: Motif = (c) => {
  const steel = c.lin('#ffffff #a8c4ea:40 #3a5a9a')
  const dark = c.lin('#2a3a7a #0c1438')
  return (
    line('M0-84V-108', '#5a6ea8', 9) +
    circle(0, -114, 12, c.rad('#fff3b8 #ff5a2a:50 #a80a14', 0.35, 0.3, 0.8)) +
    mirror(
      rect(80, -48, 22, 48, 9, c.lin('#ffb04a #d8600a')) +
        line('M64 78C94 78 104 98 98 118', '#2a3a6a', 17) +
        line('M64 78C94 78 104 98 98 118', '#8aa4d8', 10),
    ) +
    path('M-66 62H66Q76 62 74 74L66 132H-66L-74 74Q-76 62-66 62Z', steel) +
    rect(-42, 74, 84, 44, 10, dark) +
    path('M-32 96h12l8-14 12 28 10-18 6 4h16', 'none', 'stroke="#38e8ff" stroke-width="4.5"') +
    rect(-20, 44, 40, 20, 4, c.lin('#5a6ea8 #2a3460')) +
    line('M-18 51H18M-18 58H18', '#8aa4d8', 2.4) +
    rect(-84, -86, 168, 134, 36, steel) +
    path('M-74-40C-72-70-54-78-30-78H10C-30-72-52-58-56-20Z', '#fff', 'opacity=".9"') +
    rect(-66, -62, 132, 88, 26, dark) +
    rect(-60, -56, 120, 76, 22, c.lin('#1a2a6a #060a24')) +
    mirror(
      circle(29, -24, 22, c.rad('#eaffff #38e8ff:45 #0a5ac0', 0.45, 0.4, 0.6)) +
        circle(29, -24, 10, '#062050') +
        circle(24, -30, 5.5, '#fff'),
    ) +
    path('M-26 6Q0 20 26 6', 'none', 'stroke="#38e8ff" stroke-width="6"') +
    path('M-54-46C-50-52-40-54-28-54L-46 12C-54 4-56-6-56-16Z', '#fff', 'opacity=".12"') +
    mirror(
      circle(70, -72, 4.5, '#5a6ea8') + circle(70, 34, 4.5, '#5a6ea8') + circle(58, 36, 6, '#ff7a9a', 'opacity=".7"'),
    ) +
    rect(-30, 32, 60, 7, 3, '#ff8a1f') +
    times(5, (i) => line(`M${-20 + i * 10} 32v7`, '#a84a00', 2)) +
    glint(-62, -62, 14) +
    glint(0, -118, 8)
  )
}

export const ghost: Motif = (c) =>
  glow(c, 0, 0, 122, '#c8d8ff', 0.55) +
  path(
    'M-62 18C-92 4-112 18-112 36-92 32-80 42-66 56ZM62 18C92 4 112 18 112 36 92 32 80 42 66 56Z',
    c.lin('#fff #c8ccf4'),
  ) +
  path(
    'M0-108C52-108 78-70 78-20V88C78 112 62 118 52 100 44 88 34 90 28 104 20 122-4 122-10 104-16 90-28 88-34 102-42 120-58 116-64 102-74 110-80 100-78 84V-20C-78-70-52-108 0-108Z',
    c.lin('#ffffff #eef0ff:50 #a4a8e4'),
  ) +
  path('M-64-28C-62-70-42-92-14-96-36-76-46-48-46-4-46 30-50 60-58 78-66 50-66 8-64-28Z', '#fff', 'opacity=".9"') +
  mirror(
    oval(28, -30, 17, 23, '#1a1440') +
      oval(24, -38, 6.5, 8.5, '#fff') +
      circle(34, -20, 3.4, '#8a9aff') +
      oval(50, 2, 13, 8, '#ff8ac0', 'opacity=".6"') +
      line('M14-66Q30-76 44-64', '#6a6ab0', 5),
  ) +
  path('M-30 12Q0 0 30 12 34 50 0 52T-30 12Z', '#2a1450') +
  path('M-18 42Q0 26 18 42 10 52 0 52T-18 42Z', '#ff6a9a') +
  path('M-22 11Q-14 8-8 8L-14 20Z', '#fff') +
  group(
    path('M-40 4L-26-46Q0-56 26-46L40 4Z', c.lin('#3a2a6a #120a30')) +
      path('M-36-10L-33-22Q0-30 33-22L36-10Q0-18-36-10Z', gold(c)) +
      oval(0, 6, 56, 11, c.lin('#4a3a80 #120a30')),
    'translate(14 -94)rotate(10)scale(.74)',
  ) +
  glint(-52, 40, 12) +
  glint(62, -70, 13)

export const pumpkin: Motif = (c) => {
  const lobe = (x: number, rx: number, fill: string) => oval(x, 14, rx, 82, fill)
  const flesh = c.lin('#ffc46a #ff8a1f:40 #b8400a')
  const deep = c.lin('#f09a3a #d8600f:45 #7a2408')
  const lit = c.lin('#fffbd0 #ffe24a:50 #ff9a1f')
  return (
    path('M-10-62C-14-88 0-104 20-112L36-98C22-92 14-80 16-60Z', c.lin('#a8d85a #4a8a2a:60 #1f4a14')) +
    path('M16-72C44-92 78-84 88-62 60-54 34-56 16-72Z', c.lin('#b8f06a #2f8a3a')) +
    line('M22-72Q52-78 78-64', '#1f5a24', 2.6) +
    lobe(-72, 44, deep) +
    lobe(72, 44, deep) +
    lobe(-40, 46, flesh) +
    lobe(40, 46, flesh) +
    oval(0, 16, 42, 86, c.lin('#ffd07a #ff9424:40 #c04a0a')) +
    line(
      'M-20-56Q-44 14-22 88M20-56Q44 14 22 88M-56-48Q-88 14-58 80M56-48Q88 14 58 80',
      '#a83a08',
      3,
      'opacity=".55"',
    ) +
    path('M-98 0C-96-34-78-54-56-58-76-34-84-6-84 24Z', '#fff', 'opacity=".4"') +
    mirror(path('M18 2L58-34C72-18 70 6 58 14Z', '#5a1a05') + path('M26 2L57-24C66-14 64 2 56 8Z', lit)) +
    path('M-12 30L0 8 12 30Z', '#5a1a05') +
    path('M-7 28L0 16 7 28Z', lit) +
    path(
      'M-76 36C-48 44-40 50-28 46L-22 58-10 48H10L22 58 30 46C42 50 52 44 76 36 70 76 36 90 0 90S-70 76-76 36Z',
      '#5a1a05',
    ) +
    path(
      'M-66 46C-48 50-40 56-30 54L-22 68-8 56H8L22 68 32 54C42 56 52 50 66 46 58 72 34 82 14 82L8 70H-8L-14 82C-36 80-58 72-66 46Z',
      lit,
    ) +
    glint(-60, -34, 13) +
    glint(64, -70, 10)
  )
}

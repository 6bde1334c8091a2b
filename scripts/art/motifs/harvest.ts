import { at, circle, each, glint, group, line, oval, path, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'
import { eye } from './pieces.ts'

/** A mug of enamel full of coffee, as it stands on a farm's stove. */
export const coffee: Motif = (c) => {
  const bean = c.part(
    oval(0, 0, 17, 23, c.rad('#c88a5a #7a3e1a:55 #2f1206', 0.36, 0.3, 0.8)) + line('M2-21C-8-8 8 6-2 21', '#2a0f05', 4),
  )
  const mug = 'M-72-38H56L50 78Q48 100 26 100H-42Q-64 100-66 78Z'
  const flecks = [
    [-50, 2],
    [-20, 24],
    [16, 6],
    [34, 44],
    [-40, 60],
    [-4, 72],
    [38, 14],
    [-56, 34],
    [10, 46],
  ] as const
  return (
    line('M-40-58C-58-78-22-88-40-116M-6-58C-24-80 14-92-6-122M28-58C10-78 46-88 28-116', '#fff', 10, 'opacity=".92"') +
    line('M54-14C96-22 108 2 102 26 96 54 72 62 50 56', '#0a2a7a', 25) +
    line('M54-14C96-22 108 2 102 26 96 54 72 62 50 56', c.lin('#8ad0ff #2a7af0:50 #0a3aa0'), 16) +
    path(mug, c.lin('#0a3aa0 #7ac8ff:28 #2f8af0:52 #0a2f8a', 0, 0, 1, 0)) +
    flecks.map(([x, y]) => circle(x, y, 4.4, '#fff', 'opacity=".9"')).join('') +
    path('M-58-20H-44L-42 76Q-42 84-36 88-52 86-54 74Z', '#fff', 'opacity=".55"') +
    oval(-8, -40, 68, 23, '#ffffff') +
    oval(-8, -40, 68, 23, 'none', 'stroke="#0a2a7a" stroke-width="5"') +
    oval(-8, -37, 56, 16, c.rad('#8a4a20 #4a2008:55 #240d03')) +
    path('M-52-38C-34-50 4-52 26-46 0-46-24-42-40-32Z', '#f0b87a', 'opacity=".75"') +
    at(bean, 'translate(-88 92)rotate(62)') +
    at(bean, 'translate(-104 62)rotate(16)scale(.8)') +
    at(bean, 'translate(72 98)rotate(-58)') +
    at(bean, 'translate(104 90)rotate(20)scale(.86)') +
    group(
      path('M0 0C-10-22 8-40 34-38 36-14 22 2 0 0Z', c.lin('#c8ff8a #3fae3a:55 #0c5a2a')) +
        line('M2-2L26-30', '#0c5a2a', 3),
      'translate(86 74)rotate(8)',
    ) +
    circle(74, 74, 13, c.rad('#ffb0a0 #e8202e:50 #7a0418', 0.36, 0.3, 0.8)) +
    glint(28, 62, 13) +
    glint(-62, -52, 10)
  )
}

/** Cacao, whole and opened. */
export const cacao: Motif = (c) => {
  const pod = 'M0-112C50-96 66-40 60 10 54 60 30 100 0 118-30 100-54 60-60 10-66-40-50-96 0-112Z'
  const seed = c.part(
    oval(0, 0, 15, 19, c.rad('#fffdf4 #f0e0cc:50 #b89a86', 0.36, 0.3, 0.8)) + line('M-6-8Q0-14 6-9', '#fff', 3),
  )
  const leaf = (turn: number) =>
    path(
      'M0 0C-30-16-40-52-20-92 14-72 24-32 0 0Z',
      c.lin('#c8ff8a #3fae3a:50 #0c5a34'),
      `transform="rotate(${turn})"`,
    ) + group(line('M-2-6L-18-80', '#0c5a34', 3), `rotate(${turn})`)
  return (
    group(leaf(-40) + leaf(24) + leaf(72), 'translate(-4 -52)scale(.76)') +
    group(
      path(pod, c.lin('#7a2a05 #ffb42a:30 #ffd95a:46 #f08a1a:64 #8a2f05', 0, 0, 1, 0)) +
        line('M0-108V112M-22-98C-44-40-44 40-20 100M22-98C44-40 44 40 20 100', '#a84a08', 5) +
        path('M-44-30C-46-64-30-92-14-98-26-70-30-40-30 0Z', '#fff', 'opacity=".5"') +
        line('M0-110V-126', '#5a3410', 12),
      'translate(-44 8)rotate(-22)scale(.94)',
    ) +
    group(
      path(pod, c.lin('#ffca4a #e0741a:50 #7a2a05')) +
        path(
          'M0-92C38-80 50-34 46 8 42 50 22 82 0 96-22 82-42 50-46 8-50-34-38-80 0-92Z',
          c.lin('#fff8ec #f4d8b0:60 #d8a878'),
        ) +
        each(
          [
            [0, -66],
            [-16, -36],
            [17, -32],
            [-17, 2],
            [17, 6],
            [-13, 40],
            [15, 42],
            [0, 70],
          ],
          (x, y) => at(seed, `translate(${x} ${y})`),
        ),
      'translate(42 12)rotate(20)scale(.92)',
    ) +
    times(3, (i) =>
      group(
        oval(0, 0, 19, 13, c.rad('#c87a4a #6a2f14:55 #2a0f05', 0.36, 0.3, 0.8)) + line('M-9-4Q0-9 8-5', '#ffd8b0', 3),
        `translate(${-62 + i * 36} ${104 + (i % 2) * 8})rotate(${-14 + i * 16})`,
      ),
    ) +
    glint(-72, -14, 13) +
    glint(78, -40, 11)
  )
}

/** The hummingbird at its flower. */
export const hummingbird: Motif = (c) => {
  const green = c.lin('#d8ffb0 #2fd07a:40 #0a7a6a:75 #0a3a5a')
  const petal = c.part(
    path('M0 0C-26-10-34-40-14-56 8-62 26-40 20-18 16-6 8 0 0 0Z', c.lin('#ffd0e0 #ff4a7a:50 #a8103f')),
  )
  return (
    path(
      'M-46 44C-70 60-96 92-100 120-78 112-64 102-54 88-52 102-54 114-58 124-36 108-24 82-22 58Z',
      c.lin('#3ad0ff #1a5ac8:50 #2a1a7a'),
    ) +
    path('M-14 4C-50-20-84-68-86-120-50-112-6-76 16-26Z', c.lin('#e0c8ff #7a5af0:45 #2a1a8a')) +
    line(
      'M-76-108C-64-70-36-30-6-6M-58-104C-44-70-22-38 4-16M-38-94C-26-68-8-42 10-24',
      '#e8dcff',
      3.4,
      'opacity=".8"',
    ) +
    path('M8-12C-2-60 16-104 50-122 66-88 60-42 34-8Z', c.lin('#c8f0ff #3aa8f0:45 #1a3a9a')) +
    line('M46-108C28-80 20-48 20-16M56-90C42-66 32-40 28-14', '#e8faff', 3.4, 'opacity=".8"') +
    path('M-58 66C-50 20-26-22 12-34 20-56 44-64 62-52 74-42 74-26 64-16 58 20 24 58-16 66-32 70-46 72-58 66Z', green) +
    path('M64-16C58 20 24 58-16 66-8 40 12 14 40-6Z', c.lin('#fffdf0 #ffe9c8')) +
    path('M66-20C62 4 46 18 28 20 24 4 36-12 50-18Z', c.lin('#ffb0d8 #e8207a:50 #8a0a4a')) +
    path('M70-44L124-22 72-32Z', '#2a1a2a') +
    eye(c, 52, -38, 9, '#7a4a2a #2a1005') +
    path('M-40 42C-30 8-8-18 18-26-4-4-16 18-22 44Z', '#fff', 'opacity=".5"') +
    group(
      times(5, (i) => at(petal, `rotate(${i * 72 + 10})`)) +
        circle(0, 0, 13, c.rad('#fff07a #ffb41f:55 #c7640a')) +
        line('M0 0L-24-14', '#ffe36b', 6) +
        circle(-27, -16, 6, '#fff3b0'),
      'translate(78 62)scale(.84)',
    ) +
    path('M60 104C66 84 86 80 106 92 100 112 78 120 60 104Z', c.lin('#b8f06a #2f9a3a:60 #0c5a2a')) +
    glint(-20, 20, 12) +
    glint(30, -80, 11) +
    glint(-70, -84, 10)
  )
}

/** A paper kite in the wind. */
export const kite: Motif = (c) => {
  const bow = (x: number, y: number, turn: number, fill: string) =>
    group(
      path('M0 0C-10-16-26-16-26-2-26 12-10 10 0 0 10 10 26 12 26-2 26-16 10-16 0 0Z', fill),
      `translate(${x} ${y})rotate(${turn})`,
    )
  const tail = 'M-24 66C-64 70-84 92-62 106-36 118 2 90 34 104 66 118 88 104 108 84'
  return (
    line(tail, '#12081f', 12) +
    line(tail, '#fff3c0', 6) +
    bow(-70, 92, 60, c.lin('#8af6ff #1a8ae0:60 #0a3a8a')) +
    bow(-14, 102, -20, c.lin('#fff08a #ffa01f:60 #b8500a')) +
    bow(50, 108, 16, c.lin('#ffb0d8 #f0308a:60 #8a0a5a')) +
    bow(102, 88, -40, c.lin('#d8ff9a #4ab83a:60 #0c5a2a')) +
    group(
      path('M0-116L-76-26 0-26Z', c.lin('#fff29a #ffc01f:50 #e8780a')) +
        path('M0-116L76-26H0Z', c.lin('#8adcff #2a8af0:50 #0a3ab0')) +
        path('M-76-26L0 92V-26Z', c.lin('#ff9ac0 #f0286a:50 #9a0a4a')) +
        path('M76-26L0 92V-26Z', c.lin('#b8ff9a #2fc05a:50 #0a6a3a')) +
        line('M0-116V92M-76-26H76', '#7a3a0a', 6) +
        line('M0-116L76-26 0 92-76-26Z', '#fff', 4, 'opacity=".85"') +
        path('M-10-92L-58-32H-36L-6-78Z', '#fff', 'opacity=".45"') +
        circle(0, -26, 24, '#fff') +
        circle(0, -26, 17, c.rad('#ffe36b #ff9a1f')) +
        circle(0, -26, 6, '#fff'),
      'translate(8 -14)rotate(20)',
    ) +
    path(
      'M-118-44Q-112-66-92-62-84-82-62-74-44-72-46-54-40-40-56-38H-106Q-120-36-118-44Z',
      '#ffffff',
      'opacity=".95" transform="translate(0 -18)"',
    ) +
    glint(-38, 8, 12) +
    glint(58, -84, 13)
  )
}

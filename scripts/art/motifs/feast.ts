import {
  at,
  circle,
  cycle,
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

export const guitar: Motif = (c) => {
  const body =
    'M0-26C28-30 46-10 42 14 40 26 44 32 54 42 74 64 66 112 0 112S-74 64-54 42C-44 32-40 26-42 14-46-10-28-30 0-26Z'
  return (
    group(
      path('M-10-20V-108H10V-20Z', c.lin('#3a1a0a #8a4a24:45 #3a1a0a', 0, 0, 1, 0)) +
        path('M-16-106L-20-142Q0-150 20-142L16-106Z', c.lin('#a85a2a #4a200c')) +
        mirror(
          times(3, (i) => line(`M16 ${-136 + i * 11}h10`, '#c8d2f0', 4) + circle(28, -136 + i * 11, 4.4, '#fff3dc')),
        ) +
        path(body, '#5a240a', 'transform="translate(5 6)"') +
        path(body, c.rad('#ffe08a #f0922a:45 #b84a10:78 #6a200a', 0.45, 0.5, 0.62)) +
        line(body, '#fff0c8', 3, 'opacity=".7"') +
        circle(0, 32, 25, '#2a0e05') +
        circle(0, 32, 27, 'none', 'stroke="#ffe9b0" stroke-width="4"') +
        circle(0, 32, 32, 'none', 'stroke="#7a2f0a" stroke-width="3" stroke-dasharray="4 5"') +
        path('M20 52C38 46 50 62 44 84 34 80 22 70 20 52Z', '#7a1020') +
        rect(-26, 78, 52, 9, 4, '#3a1608') +
        line(
          times(5, (i) => `M${-6 + i * 3}-112V82`),
          '#fff3dc',
          1.1,
        ) +
        line('M-10-96H10M-10-82H10M-10-68H10M-10-54H10M-10-40H10', '#ffd98a', 2) +
        path('M-36 10C-38-8-24-20-8-20-22-8-28 8-30 26-34 34-48 44-54 62-60 44-40 32-36 10Z', '#fff', 'opacity=".55"'),
      'translate(-14 14)rotate(28)scale(.96)',
    ) +
    group(
      oval(0, 0, 10, 7.5, '#fff', 'transform="rotate(-20)"') + line('M9-2V-34Q22-28 22-14', '#fff', 5),
      'translate(-82 -56)scale(1.1)',
    ) +
    group(
      oval(0, 0, 9, 7, '#ffe36b', 'transform="rotate(-20)"') +
        oval(26, -5, 9, 7, '#ffe36b', 'transform="rotate(-20 26 -5)"') +
        line('M8-2V-32L34-38V-7', '#ffe36b', 5),
      'translate(66 84)',
    ) +
    glint(-40, 74, 12) +
    glint(96, -40, 12)
  )
}

export const drum: Motif = (c) => {
  const side = c.lin('#7a0a1e #ff5a4a:30 #e0203a:55 #6a0418', 0, 0, 1, 0)
  return (
    mirror(
      group(
        line('M0 0L-20-104', '#5a2a10', 11) +
          line('M0 0L-20-104', '#e8b070', 7) +
          circle(-20, -106, 13, c.rad('#fff #f4ead8:50 #b89a70', 0.36, 0.3, 0.75)),
        'translate(44 -34)rotate(36)',
      ),
    ) +
    path('M-86-24C-86-4-74 62-74 84Q-72 116 0 116T74 84C74 62 86-4 86-24Z', side) +
    line(
      times(6, (i) => `M${-80 + i * 32}-8L${-62 + i * 25} 96L${-48 + i * 32}-8`),
      '#fff3dc',
      4,
      'opacity=".95"',
    ) +
    path('M-90-30V-12Q-84 24 0 24T90-12V-30Z', goldSide(c)) +
    path('M-76 80Q-70 104 0 104T76 80V92Q70 120 0 120T-76 92Z', goldSide(c)) +
    oval(0, -30, 90, 36, gold(c)) +
    oval(0, -32, 80, 30, c.rad('#fffdf4 #f4e2c0:60 #c9a468', 0.42, 0.35, 0.7)) +
    oval(0, -32, 34, 12, '#b83a20', 'opacity=".25"') +
    path('M-66-40C-50-58-16-62 14-60-16-54-40-46-58-32Z', '#fff', 'opacity=".8"') +
    times(7, (i) => circle(-72 + i * 24, 18 - (i - 3) ** 2 * 2.2, 4.4, '#7a3c00')) +
    path(star(0, 56, 26, 11), gold(c), 'stroke="#7a3c00" stroke-width="2.5"') +
    line('M-104-90q-12-6-12-20M-112-66q-12 0-16-8M104-90q12-6 12-20M112-66q12 0 16-8', '#fff3b0', 5) +
    glint(-74, 40, 12) +
    glint(40, -56, 11)
  )
}

export const chili: Motif = (c) => {
  const pod = (turn: number, x: number, y: number, s: number) =>
    group(
      path(
        'M-34-72C8-92 46-66 48-22 50 28 18 78-44 104-50 106-52 100-46 96-22 70-18 40-24 12-32-18-50-44-34-72Z',
        c.lin('#ff8a6a #f0202a:40 #8a0414'),
      ) +
        path('M-22-66C10-74 30-46 30-14 30 12 22 36 8 56 14 24 8-4-6-28-14-42-24-54-22-66Z', '#fff', 'opacity=".45"') +
        path(
          'M-44-68C-40-92-6-100 8-84 6-70-2-66-10-72-16-60-28-58-32-66-36-60-44-60-44-68Z',
          c.lin('#b8f06a #2f9a3a:60 #0c5a2a'),
        ) +
        line('M-20-86C-22-102-14-114-2-120', '#0c5a2a', 12) +
        line('M-20-86C-22-102-14-114-2-120', '#5ac04a', 7),
      `translate(${x} ${y})rotate(${turn})scale(${s})`,
    )
  return (
    times(7, (i) =>
      group(
        path('M0 0C-22-30 10-54 0-96 36-62 26-24 0 0Z', c.lin('#fff07a #ff8a1f:55 #e8301a')),
        `translate(${-72 + i * 24} 116)scale(${0.9 + (i % 3) * 0.36})`,
      ),
    ) +
    pod(26, 46, 4, 0.88) +
    pod(-14, -22, 4, 1.04) +
    group(
      circle(-16, 0, 13, '#fff') +
        circle(14, -4, 13, '#fff') +
        circle(-13, 1, 7, '#1a0508') +
        circle(17, -3, 7, '#1a0508') +
        circle(-16, -2, 2.6, '#fff') +
        circle(14, -6, 2.6, '#fff') +
        line('M-30-14L-6-10M4-14L26-22', '#5a0410', 5) +
        path('M-18 22Q2 34 20 16 20 36 4 38-12 38-18 22Z', '#4a0410') +
        path('M-16 23Q2 33 18 19L17 25Q2 37-15 28Z', '#fff'),
      'translate(-20 -18)',
    ) +
    glint(-58, -44, 13) +
    glint(74, -46, 12)
  )
}

export const icecream: Motif = (c) => {
  const cone = 'M-58 14H58L6 120Q0 128-6 120Z'
  return (
    path(cone, c.lin('#ffd98a #e09a3a:50 #9a5a1a', 0, 0, 1, 0)) +
    line(
      times(6, (i) => `M${-70 + i * 24} 10l60 120M${70 - i * 24} 10l-60 120`),
      '#a8641f',
      3,
      `clip-path="${c.clip(`<path d="${cone}"/>`)}" opacity=".7"`,
    ) +
    path('M-58 14L-6 120-22 60-40 24Z', '#fff', 'opacity=".3"') +
    circle(-36, -10, 42, c.rad('#fff0f8 #ff9ac8:45 #d0408a', 0.36, 0.3, 0.8)) +
    circle(38, -10, 42, c.rad('#f4ffe8 #a8f07a:45 #4aa83a', 0.36, 0.3, 0.8)) +
    circle(0, -52, 46, c.rad('#fffdf0 #fff0c0:45 #e0b85a', 0.36, 0.3, 0.8)) +
    path(
      'M-78 4C-66-6-56 10-44 2S-20-4-8 6 20 0 30 6 58-6 80 4C84 22 68 30 58 22 50 40 34 38 30 24 20 34 6 34 2 22-6 44-26 42-30 26-42 34-56 32-60 20-72 26-82 16-78 4Z',
      c.lin('#ff9ac8 #d8408a'),
    ) +
    path(
      'M-46-64C-44-98-22-104 0-104S46-92 46-62C40-50 34-58 28-62 22-44 10-44 6-60-2-48-14-48-18-62-24-46-42-50-46-64Z',
      c.lin('#a8602e #5a2a10:50 #2a1006'),
    ) +
    path('M-34-74C-30-90-16-96-2-96-14-88-22-78-24-66Z', '#fff', 'opacity=".45"') +
    [
      [-20, -80, 30, '#ff5a8a'],
      [10, -88, -20, '#3ad0ff'],
      [26, -72, 50, '#ffe36b'],
      [-6, -68, 80, '#7aff8a'],
      [-34, -66, -40, '#ffe36b'],
    ]
      .map(([x, y, t, f]) => rect(-6, -2, 12, 4.4, 2, String(f), `transform="translate(${x} ${y})rotate(${t})"`))
      .join('') +
    circle(-4, -112, 17, c.rad('#ff8a8a #e8102e:45 #7a0420', 0.36, 0.3, 0.75)) +
    oval(-10, -118, 5, 3, '#fff') +
    line('M-2-126Q4-138 20-138', '#3f7a1c', 4) +
    group(
      path('M-9-62H9V30H-9Z', c.lin('#f0b86a #8a4a1a', 0, 0, 1, 0)) +
        line('M-9-50L9-40M-9-30L9-20M-9-10L9 0', '#6a2f0a', 4),
      'translate(58 -62)rotate(32)',
    ) +
    oval(-52, -26, 9, 14, '#fff', 'opacity=".7" transform="rotate(30 -52 -26)"') +
    glint(58, -30, 11) +
    glint(-74, -48, 13)
  )
}

export const balloon: Motif = (c) => {
  const stripes = ['#ff5a5a #c70a28', '#ffe36b #e08a0a', '#3ad8ff #0a5ac0']
  const gore = (a: number, b: number, fill: string) =>
    path(`M0-122C${a} -122 ${a * 1.05} -10 ${a * 0.34} 44H${b * 0.34}C${b * 1.05} -10 ${b} -122 0-122Z`, fill)
  const edges = [-124, -88, -46, 0, 46, 88, 124]
  return (
    gore(-124, 124, '#7a0418') +
    edges
      .slice(0, -1)
      .map((a, i) => gore(a, cycle(edges, i + 1), c.lin(cycle(stripes, i))))
      .join('') +
    path('M-60-92C-92-58-86-14-58 22-70-22-60-62-24-108-38-106-50-100-60-92Z', '#fff', 'opacity=".5"') +
    path('M42-100C96-60 88-10 42 44H30C70-8 76-58 30-114Z', '#2a0430', 'opacity=".22"') +
    line('M-88-30Q0 6 88-30', '#fff', 4, 'opacity=".5" stroke-dasharray="1 11"') +
    path(star(0, -44, 26, 11), '#fff3b0') +
    path('M-42 40H42L38 52H-38Z', gold(c)) +
    line('M-36 52L-22 84M36 52L22 84M-12 52L-8 84M12 52L8 84', '#5a2a10', 3.4) +
    path('M-5 80C-14 70-6 62 0 54 6 62 14 70 5 80Z', c.lin('#fff07a #ff7a1f')) +
    path('M-30 82H30L25 116Q24 122 18 122H-18Q-24 122-25 116Z', c.lin('#e0a05a #8a4a1a:60 #4a200a')) +
    line('M-28 94H28M-26 106H26M-14 84V120M0 84V120M14 84V120', '#5a2a0c', 2.6) +
    rect(-34, 78, 68, 9, 4, c.lin('#f0c07a #a8602a')) +
    glint(-54, -84, 15) +
    glint(70, 20, 11)
  )
}

export const pineapple: Motif = (c) => {
  const body = 'M0-34C46-34 62 2 60 40 58 88 36 116 0 116S-58 88-60 40C-62 2-46-34 0-34Z'
  const scale = c.part(
    path('M0-15L15 0 0 15-15 0Z', c.lin('#ffe98a #f0a01f:55 #c7640a')) + path('M0-5L5 2H-5Z', '#7a3a08'),
  )
  const frond = (turn: number, len: number, wide: number, tone: string) =>
    path(
      `M0 0C${-wide} ${-len * 0.3} ${-wide * 0.7} ${-len * 0.8} 0 ${-len}C${wide * 0.7} ${-len * 0.8} ${wide} ${-len * 0.3} 0 0Z`,
      tone,
      `transform="rotate(${turn})"`,
    )
  const green = c.lin('#c8ff7a #3fae4a:50 #0c5a34')
  const deep = c.lin('#6ad86a #0f6a3a')
  return (
    group(
      [-74, 74, -52, 52].map((t) => frond(t, 78, 17, deep)).join('') +
        [-30, 30].map((t) => frond(t, 94, 18, green)).join('') +
        frond(0, 102, 19, deep) +
        [-16, 16].map((t) => frond(t, 74, 16, green)).join('') +
        frond(0, 54, 14, c.lin('#e0ff9a #5ac04a')),
      'translate(0 -24)',
    ) +
    path(body, '#a84a08') +
    group(
      times(8, (row) => times(6, (i) => at(scale, `translate(${-75 + i * 30 + (row % 2) * 15} ${-24 + row * 19})`))),
      '',
      `clip-path="${c.clip(`<path d="${body}"/>`)}"`,
    ) +
    path(body, c.rad('#fff/.35 #ffb01f/0:45 #5a1a00/.55', 0.36, 0.32, 0.75)) +
    group(
      mirror(
        path('M4-12C16-26 46-26 52-12 52 6 36 16 22 14 10 12 4 0 4-12Z', c.lin('#2a2a5a #06060f')) +
          path('M12-12C20-18 34-18 42-14L20 8C14 4 12-6 12-12Z', '#6ad0ff', 'opacity=".6"'),
      ) + line('M-54-14Q-30-24-4-14 0-18 4-14 30-24 54-14', '#0a0a18', 6),
      'translate(0 26)',
    ) +
    path('M-26 60Q0 72 26 60 24 84 0 86T-26 60Z', '#5a0f14') +
    path('M-23 62Q0 72 23 62L21 68Q0 78-21 68Z', '#fff') +
    path('M-12 80Q0 72 12 80 6 86 0 86T-12 80Z', '#ff7a8a') +
    glint(-40, -8, 14) +
    glint(50, 70, 11)
  )
}

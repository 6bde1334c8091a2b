import { circle, glint, gold, group, line, mirror, n, oval, path, star, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'

export const jaguar: Motif = (c) => {
  const coat = c.lin('#ffd76b #f5a021:45 #b35a0c'),
    spot = (x: number, y: number, r: number) =>
      circle(
        x,
        y,
        r,
        '#a85510',
        `stroke="#241006" stroke-width="${n(r * 0.62)}" stroke-dasharray="${Math.round(r)} ${Math.round(r * 0.9)}"`,
      )
  return (
    path('M-100 170C-108 80-74 30 0 30S108 80 100 170Z', c.lin('#e08a1c #6a300c')) +
    mirror(spot(66, 84, 9) + spot(46, 110, 8) + spot(82, 110, 7)) +
    mirror(
      path('M36-84C44-112 78-118 92-98 102-80 92-54 78-44Z', c.lin('#f5a021 #8a420c')) +
        path('M48-82C56-98 74-102 82-90 86-76 80-64 72-58Z', '#3a1420'),
    ) +
    path(
      'M0-96C40-98 74-82 86-46 92-26 104-8 98 22 90 56 56 62 42 82 30 100 16 110 0 110S-30 100-42 82C-56 62-90 56-98 22-104-8-92-26-86-46-74-82-40-98 0-96Z',
      coat,
    ) +
    path('M-22 14C-26-24-24-60-12-92H12C24-60 26-24 22 14Z', c.lin('#fff0b8 #ffc04a'), 'opacity=".85"') +
    mirror(
      path('M98 22C90 56 56 62 42 82 50 56 62 36 98 22Z', '#fff3d6', 'opacity=".8"') +
        spot(34, -74, 6.5) +
        spot(58, -66, 7) +
        spot(16, -84, 4.5) +
        spot(74, -44, 6) +
        spot(84, -14, 8) +
        spot(68, 12, 7.5) +
        spot(86, 16, 5) +
        spot(38, -52, 4.5) +
        path('M14-64q6 6 5 16-7-6-5-16ZM13-40q6 6 5 14-7-6-5-14Z', '#241006'),
    ) +
    path('M0 44C40 28 62 48 54 68 46 84 22 84 0 70-22 84-46 84-54 68-62 48-40 28 0 44Z', c.lin('#fffdf5 #f0d9b8')) +
    path('M-38 78C-20 90 20 90 38 78 34 102 18 112 0 112S-34 102-38 78Z', '#5a0f1e') +
    path('M-26 98Q0 84 26 98 16 112 0 112T-26 98Z', '#ff7a8a') +
    mirror(
      path('M14 74l19 2-8 25Z', c.lin('#fff #e8dcc0')) +
        path('M18 104l9-1-4-13Z', '#fff') +
        times(6, (i) => circle(26 + (i % 3) * 9, 54 + Math.floor(i / 3) * 9, 1.7, '#5a2c14')),
    ) +
    path('M-24 20C-12 10 12 10 24 20 24 36 10 42 0 50-10 42-24 36-24 20Z', c.lin('#ff9aa8 #b82f4a')) +
    oval(-8, 21, 8, 4, '#fff', 'opacity=".6"') +
    line('M0 50V68', '#5a2c14', 3.5) +
    mirror(
      path('M14-10C22-38 54-46 78-34 70-12 40-2 14-10Z', '#1a0a08') +
        path('M22-13C30-32 52-38 70-31 62-16 42-8 22-13Z', c.lin('#f6ff9a #5fd23a:60 #0f7a3a')) +
        oval(46, -23, 5, 11, '#07140a') +
        circle(42, -28, 3.4, '#fff') +
        line('M10-16C20-44 54-56 84-42', '#241006', 5) +
        line('M62 66Q90 60 116 66M60 72Q86 74 110 86M60 60Q86 46 112 44', '#fff', 1.8, 'opacity=".9"'),
    )
  )
}

export const luckycat: Motif = (c) => {
  const fur = c.lin('#fff #fff8ee:55 #e8cdb8'),
    edge = 'stroke="#6a3a34" stroke-width="2.5"',
    sole = '#ff9aa4'
  return (
    path('M52 20C76-6 74-52 78-88 82-118 122-118 124-88 126-46 108 6 84 52Z', fur, edge) +
    path('M90-96C96-108 112-106 112-92 112-80 90-80 90-96Z', sole) +
    (
      [
        [86, -104],
        [100, -112],
        [114, -104],
      ] as const
    )
      .map(([x, y]) => circle(x, y, 4.5, sole))
      .join('') +
    path('M-80 118C-98 60-70 8 0 8S98 60 80 118Z', fur, edge) +
    path('M-76-54L-82-112-28-86ZM60-62L60-114 18-88Z', fur, edge) +
    path('M-70-66L-72-98-44-84ZM54-72L53-100 32-86Z', sole) +
    path('M-10-96C50-98 74-66 74-32 74 8 36 24-8 24S-92 8-92-32C-92-66-66-96-10-96Z', fur, edge) +
    path('M-88-44C-84-70-70-88-44-94-44-74-64-54-88-44Z', '#f2a03d') +
    path('M-54-88C-40-94-26-96-14-96-18-84-34-78-52-78Z', '#5a4048') +
    group(
      mirror(
        line('M18-26Q36-50 56-26', '#2a1420', 6) +
          line('M50-6L84-14M50 2L86 6', '#8a6a60', 2.2) +
          oval(52, -8, 13, 8, '#ff7a8a', 'opacity=".6"'),
      ) +
        path('M-9-16H9L0-7Z', '#f04a5e') +
        path('M-12 3Q0 0 12 3 10 16 0 16T-12 3Z', '#b8203a') +
        line('M0-7V0M0 0Q-10 10-20 2M0 0Q10 10 20 2', '#5a2a30', 3.4),
      'translate(-9 0)',
    ) +
    path('M-72 12C-36 34 26 34 62 12L62 32C26 54-34 54-70 32Z', c.lin('#ff5a5a #b80a24')) +
    line('M-66 24Q-4 56 60 24', '#ffd95a', 3) +
    circle(-4, 46, 16, gold(c), 'stroke="#8a4a00" stroke-width="2"') +
    line('M-19 44H11M-4 50V60', '#8a4a00', 3) +
    oval(-2, 92, 46, 34, '#7a3c00') +
    oval(-4, 88, 46, 34, gold(c)) +
    oval(-4, 88, 36, 25, c.lin('#e5940f #ffe58a'), 'stroke="#a85a00" stroke-width="2"') +
    path(star(-4, 89, 21, 9), '#c7241f') +
    path('M-80 58C-98 80-84 112-52 104-34 98-34 74-48 66Z', fur, edge) +
    line('M-56 88v13M-44 86v12', '#c8a08a', 2.5) +
    mirror(oval(54, 116, 26, 12, fur, edge)) +
    glint(28, 70, 13)
  )
}

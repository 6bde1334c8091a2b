import { circle, glint, group, line, mirror, oval, path, times } from '#scripts/art/kit/kit.ts'
import type { Motif } from './motif.ts'

export const cobra: Motif = (c) => {
  const skin = c.lin('#c8ff8a #3fae4a:45 #0a5a3a')
  const coil = (y: number, rx: number, ry: number) =>
    oval(0, y, rx, ry, c.lin('#9af07a #2f9a44:45 #084a30')) +
    oval(0, y - ry * 0.28, rx * 0.86, ry * 0.5, '#e8ffb0', 'opacity=".25"')
  return (
    path('M70 96C104 92 122 76 120 54 108 66 92 72 70 74Z', skin) +
    coil(102, 96, 24) +
    coil(80, 76, 22) +
    line(
      times(7, (i) => `M${-72 + i * 24} 96l10 16`),
      '#08402a',
      4,
      'opacity=".55"',
    ) +
    line(
      times(6, (i) => `M${-54 + i * 22} 76l8 14`),
      '#08402a',
      4,
      'opacity=".55"',
    ) +
    path(
      'M0-108C34-110 60-96 76-62 92-26 84 10 56 40 46 52 42 66 44 84H-44C-42 66-46 52-56 40-84 10-92-26-76-62-60-96-34-110 0-108Z',
      skin,
    ) +
    path(
      'M0-40C20-40 34-30 40-10 44 20 32 50 34 82H-34C-32 50-44 20-40-10-34-30-20-40 0-40Z',
      c.lin('#fffbd0 #f0d47a:60 #c79a3a'),
    ) +
    line(
      times(
        8,
        (i) =>
          `M${-36 + Math.abs(i - 3) * 1.5} ${-6 + i * 12}Q0 ${4 + i * 12} ${36 - Math.abs(i - 3) * 1.5} ${-6 + i * 12}`,
      ),
      '#a8782a',
      2.6,
      'opacity=".8"',
    ) +
    mirror(
      circle(60, -24, 15, '#ffd24a') +
        circle(60, -24, 9, '#c7281f') +
        circle(60, -24, 4, '#3a0510') +
        path('M74-56C86-26 80 6 54 34 66 6 72-22 66-52Z', '#fff', 'opacity=".25"'),
    ) +
    path(
      'M0-112C30-112 48-94 48-72 48-50 30-30 0-24-30-30-48-50-48-72-48-94-30-112 0-112Z',
      c.lin('#dcff9a #4ab84e:50 #0f6a3e'),
    ) +
    path('M-34-92C-24-106-8-108 4-106-14-100-26-86-30-70Z', '#fff', 'opacity=".5"') +
    mirror(
      path('M10-70C16-88 38-88 44-74 38-60 20-58 10-70Z', '#0a2014') +
        path('M15-71C20-83 34-83 39-74 34-65 22-63 15-71Z', c.lin('#fffbb0 #ffc21a:60 #ff7a00')) +
        oval(27, -73, 3, 8, '#120805') +
        circle(24, -77, 2.2, '#fff') +
        line('M6-80C18-98 40-96 48-80', '#0a5a3a', 5) +
        oval(8, -46, 3, 2, '#0a4a2a'),
    ) +
    path('M-22-40Q0-30 22-40 16-26 0-24T-22-40Z', '#7a0f1e') +
    mirror(path('M8-36l8-3-3 18Z', '#fff')) +
    line('M0-28V-6M0-6L-9 6M0-6L9 6', '#f0203a', 4.4) +
    group(
      path(
        'M0-14L10 0 0 14-10 0Z',
        c.rad('#ffb3c2 #f0143c:50 #7a0424', 0.35, 0.3, 0.8),
        'stroke="#ffd95a" stroke-width="3"',
      ),
      'translate(0 -104)',
    ) +
    glint(-70, -50, 12)
  )
}

export const unicorn: Motif = (c) => {
  const coat = c.lin('#ffffff #f4ecff:50 #b8a4e0')
  const lock = (d: string, fill: string) => path(d, fill)
  return (
    lock(
      'M-8-72C-64-70-100-30-96 30-94 66-112 84-122 92-92 98-64 84-58 52-54 20-40-4-14-20Z',
      c.lin('#ff8ad8 #d03ac0:60 #7a1a9a'),
    ) +
    lock(
      'M-14-60C-58-46-78-10-66 40-58 74-76 104-92 122-56 118-36 92-40 58-42 26-32 0-8-14Z',
      c.lin('#9af0ff #3a9af0:60 #1a4ab8'),
    ) +
    path('M-40 124C-52 70-48 30-30-4L36 10C30 54 34 92 52 124Z', coat) +
    lock(
      'M-12-48C-40-24-50 10-38 54-30 84-38 108-46 124-14 112 0 80-10 48-18 20-14 2 2-14Z',
      c.lin('#fff3a0 #ffc21f:60 #e07a1f'),
    ) +
    path('M-14-74L-26-112C-8-108 6-96 12-80Z', coat) +
    path('M-10-80L-18-102C-8-98 0-90 4-82Z', '#ffb0d0') +
    path(
      'M-16-70C6-92 38-84 52-60L96-4C108 12 106 34 90 42 76 50 60 44 50 32 34 26 16 30 4 24-20 6-30-50-16-70Z',
      coat,
    ) +
    path('M72 0C88 2 104 14 98 32 92 44 74 44 64 36 62 24 64 8 72 0Z', c.lin('#ffe0ee #f0a8d0')) +
    oval(88, 12, 4, 6, '#8a3a7a', 'transform="rotate(-20 88 12)"') +
    line('M94 32Q82 36 70 28', '#8a3a7a', 3.2) +
    path('M14-82L62-134 40-70Z', c.lin('#fffbd0 #ffd24a:45 #c97a08'), 'stroke="#8a4a00" stroke-width="2.5"') +
    line('M25-92L43-80M35-103L48-91M45-114L54-102', '#a85a00', 3) +
    lock(
      'M-16-78C8-84 26-70 22-48 16-34 18-22 28-12 6-14-6-28-4-44-4-56-10-62-18-62Z',
      c.lin('#ff8ad8 #d03ac0:70 #8a1aa0'),
    ) +
    path('M34-40C42-54 62-50 64-38 58-28 42-28 34-40Z', '#fff') +
    circle(50, -39, 9.5, c.rad('#c8a0ff #6a2fd0:60 #2a0a6a')) +
    circle(50, -39, 5, '#12061f') +
    circle(46, -43, 3, '#fff') +
    line('M32-42C42-58 62-56 68-42M66-46l8-4M62-52l6-7', '#3a1a5a', 4) +
    oval(52, -8, 11, 7, '#ff8ac0', 'opacity=".6"') +
    path('M-6-56C12-72 34-66 44-52 26-58 10-50 2-36Z', '#fff', 'opacity=".9"') +
    glint(64, -130, 18) +
    glint(-84, 10, 13) +
    glint(-30, 90, 11)
  )
}

import { beams, circle, cycle, glow, group, line, n, path, specks, times } from '#scripts/art/kit/kit.ts'
import { i0, leaf, sky } from './pieces.ts'
import type { Scene } from './scene.ts'

export const jungle: Scene = (c, r, { w, h, x, y }) => {
  return (
    sky(c, w, h, '#0a4a5e #0a7a5c:45 #04281f') +
    glow(c, x, y - 20, w * 0.72, '#7dffb0', 0.85) +
    circle(x + w * 0.27, y - 70, 34, c.lin('#fdffe4 #bfeec0'), 'opacity=".9"') +
    times(8, (i) => {
      const k = (w / 7) * i + r.between(-10, 10),
        t = r.between(5, 12)
      return path(
        `M${i0(k)} 0Q${i0(k + 4)} ${h * 0.6} ${i0(k - 14)} ${h}h${i0(t * 2 + 16)}Q${i0(k + t)} ${h * 0.6} ${i0(k + t)} 0Z`,
        i % 2 ? '#063a33' : '#0b5546',
        'opacity=".7"',
      )
    }) +
    times(3, (i) =>
      line(
        `M${n(w * (0.12 + i * 0.36))} -5q${n(r.between(10, 40))} ${n(h * 0.24)} ${n(r.between(50, 90))} -8`,
        '#05302a',
        4,
      ),
    ) +
    beams(c, x, y - 30, w * 0.85, '#d8ffe0', 12, 0.3, r.between(0, 20)) +
    times(7, (i) =>
      leaf(c, i * (w / 6), -8, r.between(50, 86), 180 + r.between(-34, 34), c.lin('#2fa86a #06382f'), '#0b5a45'),
    ) +
    times(8, (i) =>
      leaf(c, i * (w / 7), h + 6, r.between(96, 150), r.between(-38, 38), c.lin('#1f8a58 #04261f'), '#0a4a3a'),
    ) +
    specks(r, w, h * 0.75, 14, '#eaff9a', 2.2)
  )
}

export const sea: Scene = (c, r, { w, h, x, y }) => {
  return (
    sky(c, w, h, '#27c9dd #0b79b8:34 #073a7d:66 #04143f') +
    beams(c, x, -60, h * 0.95, '#e8ffff', 26, 0.55, 8) +
    glow(c, x, y, w * 0.6, '#7df3ff', 0.75) +
    path(
      `M0 ${h * 0.72}C${w * 0.2} ${h * 0.6} ${w * 0.3} ${h * 0.74} ${w * 0.5} ${h * 0.72}S${w * 0.85} ${h * 0.6} ${w} ${h * 0.68}V${h}H0Z`,
      '#06357a',
      'opacity=".8"',
    ) +
    times(10, (i) => {
      const k = r.between(-5, w),
        s = r.between(50, 120),
        q = r.between(-16, 16)
      return line(
        `M${i0(k)} ${h}q${i0(q)} ${i0(-s * 0.5)} 0 ${i0(-s * 0.7)}t${i0(-q / 2)} ${i0(-s * 0.4)}`,
        i % 2 ? '#0f8f86' : '#0a6a8c',
        i0(r.between(5, 9)),
      )
    }) +
    times(5, (i) => {
      const k = i < 2 ? r.between(0, 60) : r.between(w - 70, w)
      return line(
        times(5, (j) => `M${i0(k)} ${h + 6}q${-20 + j * 10}-22 ${-26 + j * 13} ${i0(-r.between(38, 62))}`),
        cycle(['#ff5d7d', '#ff9a5a', '#c85dff'], i),
        8,
        'opacity=".85"',
      )
    }) +
    group(
      times(
        16,
        () => `<circle cx="${i0(r.between(0, w))}" cy="${i0(r.between(0, h * 0.8))}" r="${i0(r.between(2, 8))}"/>`,
      ),
      '',
      'fill="#bff" fill-opacity=".18" stroke="#dff" stroke-opacity=".7"',
    )
  )
}

export const ice: Scene = (c, r, { w, h, x, y }) => {
  const peak = (a: number, b: number, s: number, f: string) =>
    path(`M${n(a)} ${n(b)}l${n(s * 0.55)} ${n(s)}h${n(-s * 1.1)}Z`, f) +
    path(
      `M${n(a)} ${n(b)}l${n(s * 0.16)} ${n(s * 0.3)}l${n(-s * 0.12)} ${n(-s * 0.04)}l${n(-s * 0.08)} ${n(s * 0.1)}l${n(-s * 0.13)} ${n(-s * 0.06)}Z`,
      '#f4fdff',
    )
  return (
    sky(c, w, h, '#071a4f #124a94:40 #5cc3e8:70 #e6fbff') +
    times(4, (i) =>
      path(
        `M${n(-20)} ${50 + i * 26}C${w * 0.3} ${n(r.between(-10, 60))} ${w * 0.6} ${n(r.between(80, 150))} ${w + 20} ${30 + i * 24}v26C${w * 0.6} ${n(r.between(110, 190))} ${w * 0.3} ${n(r.between(40, 90))} -20 ${90 + i * 26}Z`,
        cycle(['#4dffc3', '#5ab8ff', '#b07bff', '#4dffc3'], i),
        'opacity=".28"',
      ),
    ) +
    glow(c, x, y, w * 0.6, '#d9fbff', 0.9) +
    beams(c, x, y, w * 0.8, '#fff', 16, 0.4) +
    peak(w * 0.12, h * 0.4, 150, c.lin('#8fd8f5 #1e6fb5')) +
    peak(w * 0.88, h * 0.36, 170, c.lin('#a6e3fa #1b62a8')) +
    peak(w * 0.36, h * 0.52, 100, c.lin('#bff0ff #3a8fce')) +
    path(
      `M0 ${h * 0.78}Q${w * 0.3} ${h * 0.7} ${w * 0.6} ${h * 0.77}T${w} ${h * 0.74}V${h}H0Z`,
      c.lin('#f0fdff #5eb6e0'),
    ) +
    specks(r, w, h, 44, '#fff', 2.6)
  )
}

export const desert: Scene = (c, r, { w, h, x, y }) => {
  const pyramid = (a: number, s: number) =>
    path(`M${a} ${n(h * 0.68 - s)}L${n(a + s * 0.85)} ${h * 0.68}H${n(a - s * 0.85)}Z`, c.lin('#e8a24a #9a4a2c')) +
    path(`M${a} ${n(h * 0.68 - s)}L${n(a + s * 0.85)} ${h * 0.68}H${n(a + s * 0.1)}Z`, '#6b2a28', 'opacity=".75"')
  return (
    sky(c, w, h, '#2b1a5e #8e2f6e:28 #f2734a:52 #ffd27a:68 #ffd27a') +
    specks(r, w, h * 0.25, 20, '#fff', 1.4) +
    glow(c, x, y, w * 0.7, '#ffe7a0', 0.95) +
    beams(c, x, y, w * 0.9, '#fff2c0', 18, 0.5) +
    circle(x, y + 6, 92, c.lin('#fffbe0 #ffd45e')) +
    pyramid(w * 0.12, 90) +
    pyramid(w * 0.9, 110) +
    path(
      `M0 ${h * 0.7}C${w * 0.25} ${h * 0.6} ${w * 0.45} ${h * 0.7} ${w * 0.62} ${h * 0.68}S${w * 0.9} ${h * 0.62} ${w} ${h * 0.66}V${h}H0Z`,
      c.lin('#f0a850 #a3482f'),
    ) +
    path(
      `M0 ${h * 0.82}C${w * 0.3} ${h * 0.7} ${w * 0.5} ${h * 0.86} ${w} ${h * 0.74}V${h}H0Z`,
      c.lin('#c96a35 #4a1726'),
    )
  )
}

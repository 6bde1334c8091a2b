import {
  at,
  beams,
  circle,
  cycle,
  glints,
  glow,
  group,
  line,
  n,
  path,
  rect,
  specks,
  times,
} from '#scripts/art/kit/kit.ts'
import { i0, sky } from './pieces.ts'
import type { Scene } from './scene.ts'

export const carnival: Scene = (c, r, { w, h, x, y }) => {
  const hues = ['#ffd23f', '#ff4f6d', '#2fe0c0', '#7a6bff', '#ff8f3d']
  return (
    sky(c, w, h, '#2a0a66 #8a127c:50 #e0305f:85 #3a0830') +
    beams(c, x, y, w * 1.1, '#ffd66b', 16, 0.5, r.between(0, 22)) +
    glow(c, x, y, w * 0.55, '#ff9ad1', 0.9) +
    times(4, (i) => {
      const a = r.between(20, w - 20),
        b = r.between(20, 110),
        s = r.between(24, 46)
      return [0, 1]
        .map((o) =>
          line(
            times(6, (j) => {
              const t = ((j * 60 + o * 30) * Math.PI) / 180
              return `M${i0(a + Math.cos(t) * s * 0.4)} ${i0(b + Math.sin(t) * s * 0.4)}L${i0(a + Math.cos(t) * s)} ${i0(b + Math.sin(t) * s)}`
            }),
            cycle(hues, i + o),
            2.4,
            'stroke-dasharray="7 4 2 30"',
          ),
        )
        .join('')
    }) +
    [26, 60]
      .map(
        (drop, k) =>
          line(`M-5 ${6 + k * 16}Q${w / 2} ${drop + 40} ${w + 5} ${6 + k * 16}`, '#2a0638', 2) +
          hues
            .map((tint, o) =>
              path(
                times(Math.ceil(w / 28), (i) => {
                  if ((i + k * 2) % 5 !== o) return ''
                  const u = i / Math.ceil(w / 28),
                    v = 6 + k * 16 + 2 * u * (1 - u) * (drop + 34 - k * 16)
                  return `M${i0(u * w + 4)} ${i0(v)}h20l-10 20Z`
                }),
                tint,
              ),
            )
            .join(''),
      )
      .join('') +
    hues
      .map((tint) =>
        path(
          times(9, () => {
            const p = i0(r.between(-6, 6)),
              q = i0(r.between(3, 6))
            return `M${i0(r.between(0, w))} ${i0(r.between(30, h))}l${q} ${p}l${-p} ${q}l${-q} ${-p}z`
          }),
          tint,
        ),
      )
      .join('')
  )
}

export const candy: Scene = (c, r, { w, h, x, y }) => {
  const puff = (a: number, b: number, s: number) =>
    group(
      circle(0, 0, 20, '#fff') +
        circle(22, 6, 15, '#fff') +
        circle(-22, 6, 15, '#fff') +
        rect(-36, 4, 72, 17, 8, '#fff'),
      `translate(${n(a)} ${n(b)})scale(${s})`,
      'opacity=".8"',
    )
  return (
    sky(c, w, h, '#7a4bff #ff6bc1:45 #ffd07a:80') +
    beams(c, x, y, w, '#fff', 18, 0.6, 3) +
    glow(c, x, y, w * 0.5, '#fff6c8', 0.95) +
    puff(40, 60, 0.9) +
    puff(w - 50, 90, 1.1) +
    puff(w - 10, 220, 0.9) +
    puff(10, 200, 0.8) +
    path(
      `M0 ${h * 0.7}Q${w * 0.25} ${h * 0.56} ${w * 0.5} ${h * 0.7}T${w} ${h * 0.66}V${h}H0Z`,
      c.lin('#3fe0b0 #0d8f8a'),
    ) +
    path(
      `M0 ${h * 0.82}Q${w * 0.3} ${h * 0.68} ${w * 0.6} ${h * 0.8}T${w} ${h * 0.74}V${h}H0Z`,
      c.lin('#ff7ab8 #a81e7c'),
    ) +
    [0.1, 0.92]
      .map(
        (k, i) =>
          line(`M${n(w * k)} ${h}V${n(h * 0.56)}`, '#fff', 6) +
          circle(w * k, h * 0.52, 26, i ? '#ff4f6d' : '#2fd0e0') +
          line(`M${n(w * k)} ${n(h * 0.52)}m-4 0a6 6 0 1 1 8 6a13 13 0 1 1 8-16a20 20 0 1 0-24 28`, '#fff', 5),
      )
      .join('') +
    glints(12, () => [r.between(0, w), r.between(0, h * 0.7), r.between(3, 8)])
  )
}

export const fire: Scene = (c, r, { w, h, x, y }) => {
  const flame = (a: number, s: number, f: string) =>
    at(c.part(path('M-4 0C-7-7-1-9-1.2-15 4-11 6-6 4 0Z', f)), `translate(${i0(a)} ${h})scale(${n(s / 10)})`)
  return (
    sky(c, w, h, '#2a0410 #9a0f12:45 #e8401a:80 #ffb03d') +
    beams(c, x, y, w * 0.95, '#ffc04a', 18, 0.6, 6) +
    glow(c, x, y, w * 0.6, '#ff8a2a', 0.95) +
    path(
      times(
        9,
        (i) =>
          `M${i0((i * w) / 8 - 30)} 0l${i0(r.between(16, 30))} ${i0(r.between(34, 80))}L${i0((i * w) / 8 + 20)} 0Z`,
      ),
      '#1a0610',
    ) +
    times(9, (i) => flame((i * w) / 8, r.between(70, 120), c.lin('#ff5a1f/0 #e0301a:45 #8a0d12'))) +
    times(9, (i) => flame((i * w) / 8 + 14, r.between(40, 74), c.lin('#fff07a #ff9a1f:50 #ff5a1f'))) +
    specks(r, w, h, 40, '#ffd66b')
  )
}

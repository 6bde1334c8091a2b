import type { Ref } from 'react'
import { motionRandom } from '#games/kit/motion-random.ts'
import css from './sky.module.css'

interface Props {
  /** The layers are its children: whoever lets them drift moves each of them by up to half of its own size. */
  readonly ref: Ref<HTMLDivElement>
  /** Where the rocket below them flies: they drift the other way. */
  readonly way: 'up' | 'on'
}

/** The size of a field of stars. */
const [wide, high] = [400, 300]

/** Stars in two layers, of which the nearer one moves more. */
const layers = [1, 2].map((seed) => {
  const random = motionRandom(seed)
  return Array.from({ length: 34 }, () => ({ x: random() * wide, y: random() * high, r: 0.6 + random() * seed * 0.8 }))
})

/** The two fields of a layer: each is drawn again above or beside itself, so that a moved layer has no gap. */
const fields = {
  up: { box: `0 0 ${wide} ${2 * high}`, fit: 'xMidYMax slice', again: { x: 0, y: high } },
  on: { box: `0 0 ${2 * wide} ${high}`, fit: 'xMinYMid slice', again: { x: wide, y: 0 } },
}

/** The stars behind a rocket. */
export function Stars({ ref, way }: Props) {
  const { box, fit, again } = fields[way]
  return (
    <div ref={ref} className={css.stars} data-way={way} aria-hidden="true">
      {layers.map((stars, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place
        <svg key={layer} viewBox={box} preserveAspectRatio={fit} aria-hidden="true">
          {[0, 1].flatMap((field) =>
            stars.map(({ x, y, r }) => (
              <circle key={`${x} ${field}`} cx={x + field * again.x} cy={y + field * again.y} r={r} />
            )),
          )}
        </svg>
      ))}
    </div>
  )
}

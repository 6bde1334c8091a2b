import { memo, useId } from 'react'
import { macaw } from '#games/kit/mark.ts'
import { colourOf, wheelOrder } from '#games/roulette/wheel.ts'
import { bowl, deflectors, pocketAngle } from './ball-fall.ts'
import css from './wheel.module.css'

/** The radius of the bowl in the drawings. */
const whole = 200
const at = (angle: number, radius: number) =>
  `${(whole * radius * Math.sin(angle)).toFixed(2)} ${(-whole * radius * Math.cos(angle)).toFixed(2)}`

/** A piece of a ring, centred on the upper end. */
function piece(from: number, to: number): string {
  const half = pocketAngle / 2
  const [inner, outer] = [whole * from, whole * to]
  return `M${at(-half, to)}A${outer} ${outer} 0 0 1 ${at(half, to)}L${at(half, from)}A${inner} ${inner} 0 0 0 ${at(-half, from)}Z`
}

const numbers = piece(bowl.fretsEnd, bowl.rotor - 0.005)
const pocketPiece = piece(bowl.cone, bowl.fretsEnd)
const fret = `M${at(pocketAngle / 2, bowl.cone)}L${at(pocketAngle / 2, bowl.fretsEnd)}`
const turned = (angle: number) => `rotate(${((angle * 180) / Math.PI).toFixed(3)})`

/** The standing bowl: rail, track of the ball, deflectors. */
function Bowl() {
  const id = useId()
  return (
    <svg className={css.layer} viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}bowl`}>
          <stop offset=".7" className={css.bowlDeep} />
          <stop offset=".87" className={css.bowlPlain} />
          <stop offset=".885" className={css.bowlDeep} />
          <stop offset=".955" className={css.bowlPlain} />
          <stop offset=".965" className={css.bowlLit} />
          <stop offset="1" className={css.bowlDeep} />
        </radialGradient>
        <linearGradient id={`${id}sheen`} x2=".7" y2="1">
          <stop className={css.sheen} />
          <stop offset=".45" className={css.clear} />
        </linearGradient>
      </defs>
      <circle r="199" fill={`url(#${id}bowl)`} />
      <circle r="189" className={css.goldLine} strokeWidth="3" />
      <circle r="177" className={css.shadowLine} strokeWidth="2" />
      <circle r="199" fill={`url(#${id}sheen)`} />
      {Array.from({ length: deflectors }, (_, index) => (
        <path
          key={at((index * 2 * Math.PI) / deflectors, 1)}
          d={index % 2 === 0 ? 'M0 -12 4 0 0 12 -4 0Z' : 'M-12 0 0 -4 12 0 0 4Z'}
          transform={`rotate(${(index * 360) / deflectors}) translate(0 ${-whole * bowl.deflectors})`}
          className={css.deflector}
        />
      ))}
      <circle r={whole * bowl.rotor + 3} className={css.pit} />
    </svg>
  )
}

/** The turning wheel with zero at the upper end. */
function Rotor() {
  const id = useId()
  return (
    <svg className={css.layer} viewBox="-150 -150 300 300" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}cone`}>
          <stop className={css.bowlLit} />
          <stop offset=".55" className={css.bowlPlain} />
          <stop offset="1" className={css.bowlDeep} />
        </radialGradient>
      </defs>
      <circle r={whole * bowl.rotor} className={css.goldDisc} />
      {wheelOrder.map((number, place) => (
        <g key={number} transform={turned(place * pocketAngle)} data-tone={colourOf(number)} className={css.pocket}>
          <path d={numbers} />
          <path d={pocketPiece} className={css.hole} />
          <text y={-whole * (bowl.fretsEnd + 0.03)}>{number}</text>
          <path d={fret} className={css.fret} />
        </g>
      ))}
      <circle r={whole * bowl.fretsEnd} className={css.goldLine} strokeWidth="1.4" />
      <circle r={whole * bowl.rotor - 1} className={css.goldLine} strokeWidth="2.4" />
      <circle r={whole * bowl.cone} fill={`url(#${id}cone)`} />
      <circle r={whole * bowl.cone} className={css.goldLine} strokeWidth="2" />
      <circle r={whole * 0.3} className={css.inlay} />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-4.5 0 -2.5 -44h5L4.5 0Z" className={css.arm} />
          <circle cy="-48" r="7.5" className={css.arm} />
        </g>
      ))}
      <circle r="24" className={css.arm} />
      <circle r="17" className={css.hub} />
      <path d={macaw} transform="translate(-12 -12) scale(.5)" className={css.mark} />
    </svg>
  )
}

export const BowlPicture = memo(Bowl)
export const RotorPicture = memo(Rotor)

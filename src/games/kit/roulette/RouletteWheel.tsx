import { useLayoutEffect, useRef } from 'react'
import { isStill } from '#games/kit/still.ts'
import { colourOf } from '#games/roulette/wheel.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { tapsFrom } from '#games/sound/taps.ts'
import { bowl } from './ball-fall.ts'
import { ballTaps } from './ball-taps.ts'
import { angleOfPocket, type RouletteMotion, rouletteMotion } from './motion.ts'
import { BowlPicture, RotorPicture } from './WheelPicture.tsx'
import css from './wheel.module.css'

/** A ball that is on its way to its pocket. */
export interface Spin {
  readonly pocket: number
  /** The same on every screen: from the round's number. */
  readonly seed: number
  /** Milliseconds until the ball rests. */
  readonly ms: number
  /** How many of them are over already, for those who come later. */
  readonly elapsed?: number
}

type Props = {
  /** The ball on its way; undefined while it lies. A new object is a new spin. */
  readonly spin: Spin | undefined
  /** Where the ball lies while there is no spin; undefined for no ball. */
  readonly resting?: number | undefined
  /** The result as a picture's name, such as "17 black"; before it, what the wheel is. */
  readonly label: string
  /** The number in the middle once the ball rests. */
  readonly shown?: number | undefined
  /** The ball has come to rest. */
  readonly onRest?: () => void
  /** Lets the ball be heard; always the same function. */
  readonly sound?: PlaySound
}

/** Frames per second of the movement. Between them the browser moves on evenly. */
const rate = 60

/** The wheel and its ball. It moves without the page's scripts: a busy page does not make it stumble. */
export function RouletteWheel({ spin, resting, label, shown, onRest, sound }: Props) {
  const rotor = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLSpanElement>(null)
  /** Angle of the wheel between spins. */
  const angle = useRef(0)
  const rested = useRef(onRest)
  rested.current = onRest

  useLayoutEffect(() => {
    const [wheel, sphere] = [rotor.current, ball.current]
    if (!wheel || !sphere || !spin) return
    const motion = rouletteMotion(spin.pocket, spin.seed, spin.ms, angle.current)
    const still = isStill()
    const start = still ? motion.endMs : Math.min(motion.endMs, spin.elapsed ?? 0)
    place(wheel, sphere, motion.wheelAt(motion.endMs), motion.ballAt(motion.endMs))
    angle.current = motion.wheelAt(motion.endMs) % (2 * Math.PI)
    const moves =
      start >= motion.endMs
        ? []
        : [...framesOf(motion)].map(([which, frames]) => {
            const move = (which === 'wheel' ? wheel : sphere).animate(frames, { duration: motion.endMs })
            move.currentTime = start
            return move
          })
    const hush = sound?.(still ? 'ball-pocket' : tapsFrom(ballTaps(motion), start))
    const timer = setTimeout(() => rested.current?.(), Math.max(0, motion.restMs - start) * (still ? 0 : 1))
    return () => {
      clearTimeout(timer)
      hush?.()
      for (const move of moves) move.cancel()
    }
  }, [spin, sound])

  useLayoutEffect(() => {
    if (spin || resting === undefined || !rotor.current || !ball.current) return
    place(rotor.current, ball.current, angle.current, {
      angle: angle.current + angleOfPocket(resting),
      radius: bowl.pocket,
    })
  }, [spin, resting])

  return (
    <div className={css.wheel} role="img" aria-label={label}>
      <BowlPicture />
      <div className={css.window}>
        <div ref={rotor} className={css.rotor}>
          <RotorPicture />
        </div>
      </div>
      <span ref={ball} className={css.ball} data-absent={(!spin && resting === undefined) || undefined} />
      {shown !== undefined && (
        <span className={css.shown} data-tone={colourOf(shown)} aria-hidden="true">
          {shown}
        </span>
      )}
    </div>
  )
}

const turned = (radians: number) => `rotate(${radians.toFixed(4)}rad)`
/** The ball is {@link ballSize} of the bowl wide, and its own width is what per cent mean. */
const ballSize = 0.046
const outward = (radius: number) => `translateY(${((-radius / 2 / ballSize) * 100).toFixed(2)}%)`

function place(wheel: HTMLElement, ball: HTMLElement, angle: number, at: { angle: number; radius: number }): void {
  wheel.style.transform = turned(angle)
  ball.style.transform = `${turned(at.angle)} ${outward(at.radius)}`
}

/** The moments of a movement as frames of an animation, a transform each. */
function framesOf({ endMs, wheelAt, ballAt }: RouletteMotion): Map<'wheel' | 'ball', Keyframe[]> {
  const count = Math.ceil((endMs / 1000) * rate)
  const times = Array.from({ length: count + 1 }, (_, index) => (index / count) * endMs)
  const ball = times.map((time) => {
    const { angle, radius } = ballAt(time)
    return { transform: `${turned(angle)} ${outward(radius)}` }
  })
  return new Map([
    ['wheel', times.map((time) => ({ transform: turned(wheelAt(time)) }))],
    ['ball', ball],
  ])
}

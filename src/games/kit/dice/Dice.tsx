import { useLayoutEffect, useRef } from 'react'
import { isStill } from '#games/kit/still.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { tapsFrom } from '#games/sound/taps.ts'
import css from './dice.module.css'
import { pips } from './pips.ts'
import { type DiePose, poseOf, rollMsOf, rollTo } from './roll.ts'
import { rollTaps } from './roll-taps.ts'

type Props = {
  /** The faces in front, each from 1 to 6. */
  readonly faces: readonly number[]
  /** Names the throw: a new value rolls the dice to their faces, undefined shows them at rest. */
  readonly roll: number | undefined
  /** How many milliseconds of it are over already, for those who come later. */
  readonly elapsed?: number
  /** Such as "Dice: 2, 5 and 6". */
  readonly label: string
  /** The dice have come to rest. */
  readonly onRest?: () => void
  /** Lets the dice be heard. */
  readonly sound?: PlaySound
}

/** Dice that roll to faces which were decided before. They are as large as `--die` says. */
export function Dice({ faces, roll, elapsed = 0, label, onRest, sound }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const rested = useRef(onRest)
  rested.current = onRest
  // biome-ignore lint/correctness/useExhaustiveDependencies: the faces belong to their roll
  useLayoutEffect(() => {
    if (roll === undefined) return
    const still = isStill()
    const wholeMs = rollMsOf(faces.length)
    const start = still ? wholeMs : Math.min(wholeMs, elapsed)
    const dice = start >= wholeMs ? [] : [...(root.current?.children ?? [])]
    const moves = dice.map((die, place) => {
      const at = rollTo(faces[place] ?? 1, roll + 101 * place)
      const frames = Array.from({ length: 73 }, (_, frame) => ({ transform: transformOf(at(frame / 72)) }))
      const move = (die as HTMLElement).animate(frames, { duration: rollMsOf(place), fill: 'backwards' })
      move.currentTime = start
      return move
    })
    const hush = still ? sound?.('die') : sound?.(tapsFrom(rollTaps(faces.length), start))
    const timer = setTimeout(() => rested.current?.(), wholeMs - start)
    return () => {
      clearTimeout(timer)
      hush?.()
      for (const move of moves) move.cancel()
    }
  }, [roll])
  return (
    <div ref={root} className={css.dice} role="img" aria-label={label}>
      {faces.map((face, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <span key={place} className={css.die} style={{ transform: transformOf(poseOf(face)) }}>
          {sides.map((side) => (
            <span key={side} className={css.side} data-side={side}>
              {Array.from({ length: 9 }, (_, pip) => pip)
                .filter((pip) => pips[side]?.includes(pip))
                .map((pip) => (
                  <i key={pip} style={{ gridArea: `${Math.floor(pip / 3) + 1} / ${(pip % 3) + 1}` }} />
                ))}
            </span>
          ))}
        </span>
      ))}
    </div>
  )
}

const sides = [1, 2, 3, 4, 5, 6]
/** Lengths are per cent of the die's own size. */
const transformOf = ({ turnX, turnY, turnZ, x, y }: DiePose): string =>
  `translate(${(100 * x).toFixed(1)}%, ${(100 * y).toFixed(1)}%) rotateX(-14deg) rotateY(16deg) ` +
  `rotateZ(${turnZ.toFixed(1)}deg) rotateX(${turnX.toFixed(1)}deg) rotateY(${turnY.toFixed(1)}deg)`

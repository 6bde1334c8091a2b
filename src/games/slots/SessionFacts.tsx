import { useEffect, useState } from 'react'
import { now } from '#lib/clock.ts'
import css from './controls.module.css'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly startedAt: number
  readonly net: string
  readonly sign: 'up' | 'down' | 'even'
}

/** Time played and net result, always visible (UK Gambling Commission, RTS 2E and 13C). */
export function SessionFacts({ startedAt, net, sign }: Props) {
  const t = useSlotsWords()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <dl className={css.session}>
      <div>
        <dt>{t('slots.session.time')}</dt>
        <dd>
          <time>{elapsed(Math.max(0, at - startedAt))}</time>
        </dd>
      </div>
      <div data-sign={sign}>
        <dt>{t('slots.session.net')}</dt>
        <dd>{net}</dd>
      </div>
    </dl>
  )
}

/** `3725000` is `1:02:05`. */
export function elapsed(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

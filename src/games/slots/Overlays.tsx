import { lookUpWith } from '#lib/messages.ts'
import { CountUp } from './CountUp.tsx'
import { celebrationOf } from './celebration.ts'
import css from './overlays.module.css'
import type { Translate } from './props.ts'
import { type Overlay, timing } from './stage.ts'
import { useSlotsWords } from './words.ts'

type Props = { readonly shown: Overlay | undefined; readonly format: (amount: bigint) => string }

const coins = Array.from({ length: 16 }, (_, index) => `coin-${index}`)

/**
 * Banners that cover the reels for a moment: free spins begin, free spins end, a big win. A tap or a key closes them; a
 * live region announces them.
 */
export function Overlays({ shown, format }: Props) {
  const t = useSlotsWords()
  if (!shown) return null
  const calm = shown.kind !== 'free-intro' && !celebrationOf(shown.tier).lively
  return (
    <div
      className={css.overlay}
      data-kind={shown.kind}
      data-tier={'tier' in shown ? shown.tier : undefined}
      data-calm={calm || undefined}
      aria-hidden="true"
    >
      {!calm && <div className={css.rays} />}
      {shown.kind === 'big-win' && coins.map((coin) => <i key={coin} className={css.coin} />)}
      <div className={css.banner}>
        {wordsOf(shown, t, format)}
        <p className={css.hint}>{t('slots.skip')}</p>
      </div>
    </div>
  )
}

function wordsOf(shown: Overlay, t: Translate, format: (amount: bigint) => string) {
  switch (shown.kind) {
    case 'free-intro':
      return (
        <>
          <p className={css.small}>{t(shown.more ? 'slots.free.more' : 'slots.free.won')}</p>
          <p className={css.title}>{t('slots.free.count', { count: shown.count })}</p>
          {shown.multiplier > 1 && <p className={css.times}>{`×${shown.multiplier}`}</p>}
        </>
      )
    case 'free-total':
      return (
        <>
          <p className={css.small}>{t('slots.free.over', { count: shown.count })}</p>
          <p className={css.amount}>
            <CountUp from={0n} to={shown.amount} ms={celebrationOf(shown.tier).countMs} format={format} />
          </p>
        </>
      )
    case 'big-win':
      return (
        <>
          <p className={css.title}>{lookUpWith(t)(`slots.tier.${shown.tier}`)}</p>
          <p className={css.amount}>
            <CountUp from={0n} to={shown.amount} ms={timing.bigWin - 1_200} format={format} />
          </p>
        </>
      )
  }
}

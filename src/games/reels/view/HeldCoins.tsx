import type { ReelsLook } from '#games/reels/looks/look.ts'
import { ReelPicture } from './ReelPicture.tsx'
import type { HeldCoin } from './scene.ts'
import css from './symbols.module.css'

type Props = {
  readonly coins: readonly HeldCoin[]
  readonly look: ReelsLook
  readonly art: string
  readonly format: (amount: bigint) => string
}

/** Coins that stay over the reels while these turn, each with what it pays. */
export function HeldCoins({ coins, look, art, format }: Props) {
  return (
    <div className={css.over}>
      {coins.map(({ cell: [reel, row], amount }) => (
        <span key={`${reel}.${row}`} className={css.held} data-reel={reel} data-row={row}>
          <ReelPicture {...{ look, art }} symbol="coin" />
          <b data-long={format(amount).length > 5 || undefined}>{format(amount)}</b>
        </span>
      ))}
    </div>
  )
}

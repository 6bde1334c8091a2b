import type { ProfileFacts } from '#games/reels/types.ts'
import { useReelsWords } from './words.ts'

type Props = {
  readonly facts: ProfileFacts
  /** Of the amounts that coins pay. */
  readonly stake: bigint
  readonly format: (amount: bigint) => string
}

/** What a profile has besides its pays: free spins, falls, coins that are held, wilds that fill reels. */
export function FeatureRules({ facts, stake, format }: Props) {
  const t = useReelsWords()
  const { freeSpins, falls, hold, wildReels } = facts
  const times = (list: readonly number[]) => list.map((each) => `×${each}`).join(', ')
  const paid = (hundredths: number) => format((stake * BigInt(hundredths)) / 100n)
  return (
    <>
      {freeSpins && (
        <>
          <h3>{t('slots.info.free')}</h3>
          <p>{t('reels.info.free', { scatters: freeSpins.scatters, count: freeSpins.count, cap: freeSpins.cap })}</p>
          {freeSpins.multipliers.length > 1 && <p>{t('reels.info.growing', { list: times(freeSpins.multipliers) })}</p>}
          {freeSpins.multipliers.length === 1 && (freeSpins.multipliers[0] ?? 1) > 1 && (
            <p>{t('slots.info.freeTimes', { multiplier: freeSpins.multipliers[0] ?? 1 })}</p>
          )}
        </>
      )}
      {falls && (
        <>
          <h3>{t('reels.info.falls')}</h3>
          <p>{t('reels.info.fallsText', { list: times(falls), count: falls.length - 1 })}</p>
        </>
      )}
      {hold && (
        <>
          <h3>{t('reels.info.hold')}</h3>
          <p>{t('reels.info.holdText', { coins: hold.coins, respins: hold.respins })}</p>
          <p>
            {t('reels.info.holdPays', {
              low: paid(hold.values[0] ?? 0),
              high: paid(hold.values.at(-1) ?? 0),
              full: paid(hold.full),
            })}
          </p>
        </>
      )}
      {wildReels && (
        <>
          <h3>{t('reels.info.filled')}</h3>
          <p>{t('reels.info.filledText', { list: wildReels.map((reel) => reel + 1).join(', ') })}</p>
        </>
      )}
    </>
  )
}

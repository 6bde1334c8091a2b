import type { ReelsLook } from '#games/reels/looks/look.ts'
import type { ProfileFacts } from '#games/reels/types.ts'
import css from '#games/slots/dialogs.module.css'
import { paysOf } from './pays.ts'
import { ReelPicture } from './ReelPicture.tsx'
import { useReelsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  readonly facts: ProfileFacts
  readonly look: ReelsLook
  readonly art: string
  readonly stake: bigint
}

/** What each symbol pays at the chosen stake, and what the others do. */
export function Paytable({ format, facts, look, art, stake }: Props) {
  const t = useReelsWords()
  return (
    <ul className={css.paytable}>
      {facts.symbols.map((symbol) => {
        const pays = paysOf(facts, symbol, stake)
        return (
          <li key={symbol} data-symbol={symbol}>
            <ReelPicture
              {...{ look, art, symbol }}
              alt={t(symbol === 'coin' ? 'reels.symbol.coin' : `slots.symbol.${symbol}`)}
            />
            {pays.length > 0 && (
              <dl>
                {pays.map(({ count, amount }) => (
                  <div key={count}>
                    <dt>{count}</dt>
                    <dd>{format(amount)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {symbol === 'wild' && <p>{t('reels.info.wild')}</p>}
            {symbol === 'scatter' && <p>{t('reels.info.scatter')}</p>}
            {symbol === 'coin' && <p>{t('reels.info.coin')}</p>}
          </li>
        )
      })}
    </ul>
  )
}

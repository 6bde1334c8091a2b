import css from './dialogs.module.css'
import { lineCount } from './paylines.ts'
import { SymbolPicture } from './SymbolPicture.tsx'
import { symbolIds, type Theme } from './types.ts'
import { useSlotsWords } from './words.ts'

type Props = {
  readonly format: (amount: bigint) => string
  readonly theme: Theme
  readonly stake: bigint
}

const kinds = [5, 4, 3]

/** What each symbol pays at the chosen stake. */
export function Paytable({ format, theme, stake }: Props) {
  const t = useSlotsWords()
  return (
    <ul className={css.paytable}>
      {symbolIds.map((symbol) => {
        const [pays, unit] =
          symbol === 'scatter' ? [theme.scatterPays, stake] : [theme.paytable[symbol], stake / lineCount]
        return (
          <li key={symbol} data-symbol={symbol}>
            <SymbolPicture theme={theme.id} symbol={symbol} alt={t(`slots.symbol.${symbol}`)} />
            <dl>
              {kinds.map((kind) => (
                <div key={kind}>
                  <dt>{`${kind}×`}</dt>
                  <dd>{format(BigInt(pays[kind - 3] ?? 0) * unit)}</dd>
                </div>
              ))}
            </dl>
            {(symbol === 'wild' || symbol === 'scatter') && <p>{t(`slots.info.${symbol}`)}</p>}
          </li>
        )
      })}
    </ul>
  )
}

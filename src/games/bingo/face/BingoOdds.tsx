import { bingoHitFrequency, bingoLargest, bingoReturn } from '#games/bingo/exact.ts'
import { chanceText, timesText } from '#games/instants/view/texts.ts'
import view from '#games/instants/view/view.module.css'
import { useTableWords } from '#games/tables/view/words.ts'

/** What a ticket returns, how often it wins, and what it can pay. */
export function BingoOdds({ locale }: { readonly locale: string }) {
  const t = useTableWords<'instants-bingo'>()
  return (
    <table className={view.odds}>
      <thead>
        <tr>
          <th scope="col">{t('instants.info.bet')}</th>
          <th scope="col">{t('instants.info.return')}</th>
          <th scope="col">{t('instants.info.hits')}</th>
          <th scope="col">{t('instants.info.largest')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('bingo.bet')}</th>
          <td>{chanceText(bingoReturn(), locale)}</td>
          <td>{chanceText(bingoHitFrequency(), locale)}</td>
          <td>{timesText(bingoLargest(), locale)}</td>
        </tr>
      </tbody>
    </table>
  )
}

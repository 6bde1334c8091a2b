import { crashReturn, reachChance } from '#games/crash/point.ts'
import { chanceText, timesText } from '#games/instants/view/texts.ts'
import view from '#games/instants/view/view.module.css'
import { rational } from '#games/slots/rational.ts'
import { useTableWords } from '#games/tables/view/words.ts'

/** Multipliers whose odds are shown, in hundredths. */
const targets = [1_01, 1_50, 2_00, 5_00, 10_00, 100_00, 1_000_00]

/** How often a multiplier is reached, and what comes back of all stakes that are cashed out there. */
export function CrashOdds({ locale }: { readonly locale: string }) {
  const t = useTableWords<'instants-crash'>()
  return (
    <table className={view.odds}>
      <thead>
        <tr>
          <th scope="col">{t('crash.auto')}</th>
          <th scope="col">{t('instants.chance')}</th>
          <th scope="col">{t('instants.info.return')}</th>
        </tr>
      </thead>
      <tbody>
        {targets.map((target) => (
          <tr key={target}>
            <th scope="row">{timesText(rational(BigInt(target), 100n), locale, { least: 2 })}</th>
            <td>{chanceText(reachChance(target), locale)}</td>
            <td>{chanceText(crashReturn(target), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useInstantWords } from '#games/instants/view/words.ts'
import { BeadPlate, BigRoad } from '#games/kit/history/Roads.tsx'
import type { BaccaratResult } from '../rules.ts'
import css from './baccarat.module.css'

/** Columns of the roads: the bead plate holds all rounds of a visit, the big road the last streaks. */
const [beadColumns, roadColumns] = [5, 14]

/** The bead plate and the big road of this visit. Every round has a fresh shoe, so that they foretell nothing. */
export function Shoe({ results }: { readonly results: readonly BaccaratResult[] }) {
  const t = useInstantWords<'instants-baccarat'>()
  const count = (winner: BaccaratResult['winner']) => results.filter((result) => result.winner === winner).length
  const counts = { player: count('player'), banker: count('banker'), tie: count('tie') }
  /** The first letter of the name: that of a real table in each language. */
  const letter = (winner: BaccaratResult['winner']) => [...t(`baccarat.${winner}`)][0] ?? ''
  return (
    <div className={css.roads}>
      <div className={css.bead}>
        <BeadPlate
          results={results}
          columns={beadColumns}
          label={t('baccarat.beads', counts)}
          letters={{ player: letter('player'), banker: letter('banker'), tie: letter('tie') }}
        />
      </div>
      <div className={css.big}>
        <BigRoad results={results} columns={roadColumns} label={t('baccarat.road', counts)} />
      </div>
    </div>
  )
}

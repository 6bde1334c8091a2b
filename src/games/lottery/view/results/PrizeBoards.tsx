import css from './boards.module.css'
import { DrawnNumber } from './DrawnNumber.tsx'
import type { Board } from './shown.ts'

interface Props {
  readonly label: string
  readonly boards: readonly Board[]
  readonly nameOf: (name: string) => string
}

/** Tables of prizes with their numbers, one for each station. The highest prize stands first and comes in last. */
export function PrizeBoards({ label, boards, nameOf }: Props) {
  return (
    <div className={css.boards}>
      {boards.map(({ station, ends, prizes }) => {
        const highest = prizes[0]?.numbers.length ?? 0
        const all = prizes.reduce((sum, { numbers }) => sum + numbers.length, 0)
        let before = -highest
        return (
          <table key={station ?? ''} className={css.board} aria-label={station ? `${label} ${nameOf(station)}` : label}>
            {station && <caption>{nameOf(station)}</caption>}
            <tbody>
              {prizes.map(({ name, digits, numbers }, row) => {
                const from = row === 0 ? all - highest : before
                before += numbers.length
                return (
                  <tr key={name}>
                    <th scope="row">{nameOf(name)}</th>
                    <td>
                      <div className={css.numbers} data-count={numbers.length} data-digits={digits}>
                        <div>
                          {numbers.map((number, at) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: a prize's numbers have a fixed order and can be equal
                            <DrawnNumber key={at} number={number} digits={digits} ends={ends} at={from + at} />
                          ))}
                        </div>
                      </div>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )
      })}
    </div>
  )
}

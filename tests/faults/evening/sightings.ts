import type { TableState } from '#contract/play/tables/table.ts'
import { nameOf } from './table-names.ts'

type Round = NonNullable<TableState['round']>

/** What a table came to, in one text: the same for everybody. */
const textOf = ({ commitment, clientSeed, serverSeed, result, forced }: Pick<Round, keyof SeenRound>) =>
  JSON.stringify([commitment, clientSeed, serverSeed, result, forced])

/** What everybody is shown of a decided round. */
export type SeenRound = Pick<Round, 'commitment' | 'clientSeed' | 'serverSeed' | 'result' | 'forced'>

/** Results of shared tables, as the watchers of both gateways were told them. */
export class Sightings {
  readonly #seen = new Map<string, Map<string, number>>()

  /** A watcher was told the result of a round. */
  saw(table: string, round: Round): void {
    const name = nameOf(table, round.number)
    const told = this.#seen.get(name) ?? new Map<string, number>()
    const text = textOf(round)
    told.set(text, (told.get(text) ?? 0) + 1)
    this.#seen.set(name, told)
  }

  /** Rounds that were seen by more than one. */
  get shared(): number {
    return [...this.#seen.values()].filter((told) => [...told.values()].reduce((a, b) => a + b, 0) > 1).length
  }

  /** Rounds of which somebody was told something else than the house has. @param kept what it has */
  wrong(kept: ReadonlyMap<string, SeenRound>): string[] {
    return [...this.#seen].flatMap(([name, told]) => {
      const round = kept.get(name)
      const right = round && textOf(round)
      return [...told.keys()].filter((text) => text !== right).map((text) => `${name}: told ${text}, kept ${right}`)
    })
  }
}

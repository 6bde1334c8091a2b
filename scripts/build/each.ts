import { availableParallelism } from 'node:os'

/** Does some work for each item: twice as many at once as there are processors, since some of them wait for the disk. */
export async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const left = Iterator.from(items)
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, worker))
}

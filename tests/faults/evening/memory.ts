// Whether the memory of a gateway stays flat.

/**
 * The most by which the resident memory of a gateway may grow between the end of the warm-up and the end of the evening, in MiB. In
 * twenty minutes 300 players make about 60,000 requests, so a kibibyte that each of them left behind would be seen.
 */
export const mostGrowth = 48

interface Sample {
  /** Milliseconds from the beginning. */
  readonly at: number
  readonly megabytes: number
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

export class MemoryRecord {
  readonly #samples: Sample[] = []

  add(at: number, megabytes: number | undefined): void {
    if (megabytes !== undefined) this.#samples.push({ at, megabytes })
  }

  /**
   * The medians of two stretches of time: right after the warm-up, and at the end.
   *
   * @param warmUp milliseconds from the beginning
   * @param span milliseconds of each
   */
  between(warmUp: number, span: number): { readonly first: number; readonly last: number } {
    const end = this.#samples.at(-1)?.at ?? 0
    const within = (from: number) =>
      median(this.#samples.filter(({ at }) => at >= from && at <= from + span).map(({ megabytes }) => megabytes))
    return { first: within(warmUp), last: within(end - span) }
  }
}

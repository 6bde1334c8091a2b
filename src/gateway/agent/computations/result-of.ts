/** Does all pieces of a computation one after the other. */
export async function resultOf<Result>(work: AsyncGenerator<number, Result>): Promise<Result> {
  for (;;) {
    const piece = await work.next()
    if (piece.done) return piece.value
  }
}

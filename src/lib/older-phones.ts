// What phones of 2023 (Chrome 114, Safari 17) do not have of their own; tests/unit/build/older-phones.test.ts keeps the
// newer names out of what they load.

/** A promise and what settles it, as `Promise.withResolvers`. */
export function deferred<Value>() {
  let resolve!: (value: Value | PromiseLike<Value>) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<Value>((keep, refuse) => {
    resolve = keep
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** An address, or nothing where the text is none, as `URL.parse`. */
export function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

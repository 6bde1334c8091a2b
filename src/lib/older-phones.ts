// Replacements for functions that browsers of 2023 (Chrome 114, Safari 17) lack. tests/unit/build/older-phones.test.ts
// keeps the originals out of client scripts.

/** A promise with its resolve and reject functions, as `Promise.withResolvers` gives it. */
export function deferred<Value>() {
  let resolve!: (value: Value | PromiseLike<Value>) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<Value>((keep, refuse) => {
    resolve = keep
    reject = refuse
  })
  return { promise, resolve, reject }
}
/** The parsed address; undefined if the text is not one. Stands in for `URL.parse`. */
export function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

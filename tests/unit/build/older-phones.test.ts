import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deferred, parseUrl } from '#lib/older-phones.ts'

/** Newer than Chrome 114 or Safari 17 (MDN's tables of compatibility). */
const newer =
  /\bURL\.(parse|canParse)\(|\bPromise\.(withResolvers|try)\b|\b(Object|Map)\.groupBy\b|\bAbortSignal\.any\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bError\.isError\b|\bscheduler\.(yield|postTask)\b/

describe('scripts that phones load', () => {
  it('use only functions that phones of 2023 have', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|tsx|js|astro)$/.test(file) && !file.startsWith('gateway') && file !== 'lib/older-phones.ts',
    )
    expect(files.length).toBeGreaterThan(400)
    const found = files.flatMap((file) =>
      readFileSync(join('src', file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (newer.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})

describe('replacements of missing functions', () => {
  it('settles a promise from outside, either way', async () => {
    const [kept, broken] = [deferred<number>(), deferred<number>()]
    kept.resolve(7)
    broken.reject(new Error('no'))
    await expect(kept.promise).resolves.toBe(7)
    await expect(broken.promise).rejects.toThrow('no')
  })

  it('parses an address, or gives nothing', () => {
    expect(parseUrl('/a?b#c', 'https://example.com')?.href).toBe('https://example.com/a?b#c')
    expect(parseUrl('https://', 'https://example.com')).toBeUndefined()
  })
})

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildStudioPage } from '#scripts/build/studio-page.ts'

const folder = 'dist-studio/play'
const assets = join(folder, 'assets')

describe('the page of the games of the studio', () => {
  beforeAll(() => buildStudioPage(process.cwd()))

  const html = () => readFileSync(join(folder, 'index.html'), 'utf8')

  it('has at most 90 kB of scripts, as brotli', () => {
    // A player loads the words of one language.
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
    const sizes = scripts.map((file) => brotliCompressSync(readFileSync(join(assets, file))).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000)
  })

  it('is built for people, not for developers', () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
    for (const file of scripts) expect(readFileSync(join(assets, file), 'utf8'), file).not.toContain('jsxDEV')
  })

  it('allows only its own files, and no inline code or style', () => {
    expect(html()).toMatch(/http-equiv="Content-Security-Policy"\s+content="default-src 'none'/)
    expect(html()).not.toMatch(/unsafe|<style|style="|<script(?![^>]* src=)/)
  })

  it('names its files by relative addresses, so that the studio can stand anywhere', () => {
    const addresses = [...html().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) expect(address).toMatch(/^\.\/assets\//)
  })

  it('has the pool of pictures beside it', () => {
    expect(statSync(join(folder, 'art/symbols/coin-192.avif')).size).toBeGreaterThan(0)
    expect(statSync(join(folder, 'art/backdrops/sea-tall-540.avif')).size).toBeGreaterThan(0)
  })

  it('is built again only if something has changed', async () => {
    expect(await buildStudioPage(process.cwd())).toBe(false)
  })
})
